import type { Evidence, Reason } from "#types/evidence.ts";
import type { JsonPath } from "#types/json.ts";
import type { Paging, ParameterLocation, TotalLocation } from "#types/list-shape.ts";
import type { Call } from "#infer/calls/call.ts";
import type { DeclaredList } from "./declared-list.ts";
import { declaredEvidence } from "#infer/fields/extension.ts";

interface Inferred {
  readonly rows: JsonPath;
  readonly paging: Paging;
  readonly total: TotalLocation | undefined;
  readonly search: ParameterLocation | undefined;
  readonly declared: DeclaredList;
}

/** Evidence for the rows, paging, total and search of a list. */
export function explainList(list: Call, inferred: Inferred): readonly Evidence[] {
  const { rows, paging, total, search, declared } = inferred;
  const { pointer } = list;
  const rowsReason: Reason =
    rows.length === 0
      ? { code: "rows-whole" }
      : { code: "rows-in", params: { path: rows.join(".") } };
  const inferredEvidence: readonly Evidence[] = [
    ...(paging.style === "none"
      ? []
      : [
          {
            about: "paging",
            pointer,
            reason: explainPaging(paging),
            confidence: 0.9,
          } as const,
        ]),
    ...(total === undefined
      ? []
      : [{ about: "total", pointer, reason: explainTotal(total), confidence: 0.9 } as const]),
    ...(search === undefined
      ? []
      : [
          {
            about: "search",
            pointer,
            reason: { code: "search", params: { parameter: search.parameter } },
            confidence: 0.85,
          } as const,
        ]),
  ];
  const withoutDeclared = inferredEvidence.filter(({ about }) => !isDeclared(declared, about));
  const declaredOnes = [...declared.declaredFacts].map((about) =>
    declaredEvidence(about, pointer, "x-quarterdeck-list"),
  );
  return [
    { pointer, reason: rowsReason, confidence: list.response.confidence },
    ...withoutDeclared,
    ...declaredOnes,
  ];
}

function isDeclared({ declaredFacts }: DeclaredList, about: Evidence["about"]): boolean {
  return [...declaredFacts].some((one) => one === about);
}

function explainPaging(paging: Exclude<Paging, { readonly style: "none" }>): Reason {
  switch (paging.style) {
    case "page":
      return { code: "paged-by-page", params: { parameter: paging.page.parameter } };
    case "offset":
      return { code: "paged-by-offset", params: { parameter: paging.offset.parameter } };
    case "cursor":
      return paging.cursor === undefined
        ? { code: "paged-by-link" }
        : { code: "paged-by-cursor", params: { parameter: paging.cursor.parameter } };
  }
}

function explainTotal(total: TotalLocation): Reason {
  if (total.in === "header") return { code: "total-in-header", params: { name: total.name } };
  if (total.in === "operation")
    return { code: "total-by-operation", params: { name: total.operation } };
  return { code: "total-in-body", params: { path: total.path.join(".") } };
}
