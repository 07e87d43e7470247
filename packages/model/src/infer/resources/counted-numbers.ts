import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import { splitWords } from "#infer/names/words.ts";

const COUNTED: ReadonlySet<string> = new Set([
  "serial",
  "revision",
  "version",
  "sequence",
  "generation",
  "count",
  "total",
]);

/**
 * Marks numbers of new records that the API counts itself: their names show that (`notified_serial`), and the description of
 * an update excludes them.
 */
export function markCountedNumbers(operations: readonly Operation[]): readonly Operation[] {
  const excluded = new Map<string, Set<string>>();
  for (const { resource, role, body } of operations) {
    if (resource === undefined || (role !== "update" && role !== "replace")) continue;
    const names = excluded.get(resource) ?? new Set();
    for (const field of membersOf(body?.field))
      if (field.isReadOnly === true) names.add(field.name);
    excluded.set(resource, names);
  }
  return operations.map((operation) => {
    const { resource, role, body } = operation;
    const names = role === "create" ? excluded.get(resource ?? "") : undefined;
    if (names === undefined || body?.field.kind !== "group") return operation;
    const fields = body.field.fields.map((field) =>
      names.has(field.name) && isCounted(field) ? { ...field, isGenerated: true } : field,
    );
    return { ...operation, body: { ...body, field: { ...body.field, fields } } };
  });
}

function membersOf(field: Field | undefined): readonly Field[] {
  return field?.kind === "group" ? field.fields : [];
}

function isCounted(field: Field): boolean {
  const { kind, name, isRequired, default: value } = field;
  const isOptionalNumber = kind === "number" && !isRequired && value === undefined;
  return isOptionalNumber && COUNTED.has(splitWords(name).at(-1) ?? "");
}
