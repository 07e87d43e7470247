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
    rows.length === 0 ? { say: "rows-whole" } : { say: "rows-in", path: rows.join(".") };
  const found: readonly Evidence[] = [
    ...(paging.style === "none"
      ? []
      : [
          {
            about: "paging",
            pointer,
            because: pagedBy(paging),
            confidence: 0.9,
          } as const,
        ]),
    ...(total === undefined
      ? []
      : [{ about: "total", pointer, because: countedBy(total), confidence: 0.9 } as const]),
    ...(search === undefined
      ? []
      : [
          {
            about: "search",
            pointer,
            because: { say: "search", parameter: search.parameter },
            confidence: 0.85,
          } as const,
        ]),
  ];
  const inferredOnly = found.filter(({ about }) => !isMessage(declared, about));
  const said = [...declared.says].map((about) =>
    declaredEvidence(about, pointer, "x-quarterdeck-list"),
  );
  return [
    { pointer, because: where, confidence: list.response.confidence },
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
      return { say: "paged-by-page", parameter: paging.page.parameter };
    case "offset":
      return { say: "paged-by-offset", parameter: paging.offset.parameter };
    case "cursor":
      return paging.cursor === undefined
        ? { say: "paged-by-link" }
        : { say: "paged-by-cursor", parameter: paging.cursor.parameter };
  }
}

function countedBy(total: TotalLocation): Reason {
  if (total.in === "header") return { say: "total-in-header", name: total.name };
  if (total.in === "operation") return { say: "total-by-operation", name: total.operation };
  return { say: "total-in-body", path: total.path.join(".") };
}
