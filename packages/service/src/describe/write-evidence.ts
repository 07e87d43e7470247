import type { Evidence, Operation, Resource } from "@quarterdeck/model";
import { formatReason } from "@quarterdeck/model";

/** Returns the evidence of a resource: one reason a line, with its confidence and its pointer. */
export function writeEvidence(
  resource: Resource,
  operations: readonly Operation[],
): readonly string[] {
  const { evidence, list, fields } = resource;
  const lines = [
    ...evidence.map((one) => writeOne(one.about ?? "", one)),
    ...(list?.evidence ?? []).map((one) => writeOne(one.about ?? "rows", one)),
    ...(list?.sort === undefined ? [] : [writeOne("sort", list.sort.evidence)]),
    ...fields.flatMap((field) =>
      field.evidence === undefined ? [] : [writeOne(field.name, field.evidence)],
    ),
    ...operations
      .filter((operation) => operation.resource === resource.name)
      .flatMap(({ id, evidence: reasons }) => reasons.map((one) => writeOne(id, one))),
  ];
  return [...new Set(lines)].map(
    (line, location) => `  ${(location === 0 ? "because" : "").padEnd(9)} ${line}`,
  );
}

function writeOne(of: string, { reason, confidence, pointer }: Evidence): string {
  const text = formatReason(reason);
  const subject = of === "" || text.startsWith(`${of} `) ? "" : `${of}: `;
  const location = pointer === "" ? "" : ` [${pointer}]`;
  return `${subject}${text} (${Math.round(confidence * 100)} %)${location}`;
}
