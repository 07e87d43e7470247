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

/** From what the shape of a list was drawn. */
export function explainList(list: Call, inferred: Inferred): readonly Evidence[] {
  const { rows, paging, total, search, declared } = inferred;
  const { pointer } = list;
  const where: Reason =
    rows.length === 0
      ? { code: "rows-whole" }
      : { code: "rows-in", params: { path: rows.join(".") } };
  const found: readonly Evidence[] = [
    ...(paging.style === "none"
      ? []
      : [
          {
            about: "paging",
            pointer,
            reason: pagedBy(paging),
            confidence: 0.9,
          } as const,
        ]),
    ...(total === undefined
      ? []
      : [{ about: "total", pointer, reason: countedBy(total), confidence: 0.9 } as const]),
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
  const inferredOnly = found.filter(({ about }) => !isMessage(declared, about));
  const said = [...declared.says].map((about) =>
    declaredEvidence(about, pointer, "x-quarterdeck-list"),
  );
  return [
    { pointer, reason: where, confidence: list.response.confidence },
    ...inferredOnly,
    ...said,
  ];
}

function isMessage({ says }: DeclaredList, about: Evidence["about"]): boolean {
  return [...says].some((one) => one === about);
}

function pagedBy(paging: Exclude<Paging, { readonly style: "none" }>): Reason {
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

function countedBy(total: TotalLocation): Reason {
  if (total.in === "header") return { code: "total-in-header", params: { name: total.name } };
  if (total.in === "operation")
    return { code: "total-by-operation", params: { name: total.operation } };
  return { code: "total-in-body", params: { path: total.path.join(".") } };
}
