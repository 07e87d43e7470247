import type { Evidence } from "#nouns/evidence.ts";
import type { JsonPath } from "#nouns/json.ts";
import type { Paging, ParameterPlace, TotalPlace } from "#nouns/list-shape.ts";
import type { Call } from "./call.ts";
import type { DeclaredList } from "./declared-list.ts";
import { declaredEvidence } from "./extension.ts";

interface Inferred {
  readonly rows: JsonPath;
  readonly paging: Paging;
  readonly total: TotalPlace | undefined;
  readonly search: ParameterPlace | undefined;
  readonly declared: DeclaredList;
}

/** From what the shape of a list was drawn. */
export function explainList(list: Call, inferred: Inferred): readonly Evidence[] {
  const { rows, paging, total, search, declared } = inferred;
  const { pointer } = list;
  const where = rows.length === 0 ? "the answer is a list" : `the rows stand in ${rows.join(".")}`;
  const found: readonly Evidence[] = [
    ...(paging.style === "none"
      ? []
      : [
          {
            about: "paging",
            pointer,
            because: PAGED[paging.style](paging),
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
            because: `the parameter ${search.parameter} is named as searches are`,
            confidence: 0.85,
          } as const,
        ]),
  ];
  const inferredOnly = found.filter(({ about }) => !isSaid(declared, about));
  const said = [...declared.says].map((about) =>
    declaredEvidence(about, pointer, "x-quarterdeck-list"),
  );
  return [
    { pointer, because: where, confidence: list.answer.confidence },
    ...inferredOnly,
    ...said,
  ];
}

function isSaid({ says }: DeclaredList, about: Evidence["about"]): boolean {
  return [...says].some((one) => one === about);
}

const PAGED: { readonly [style in Exclude<Paging["style"], "none">]: (paging: Paging) => string } =
  {
    page: (paging) =>
      `paged by page: parameter ${paging.style === "page" ? paging.page.parameter : ""}`,
    offset: (paging) =>
      `paged by offset: parameter ${paging.style === "offset" ? paging.offset.parameter : ""}`,
    cursor: (paging) =>
      paging.style === "cursor" && paging.cursor !== undefined
        ? `paged by cursor: parameter ${paging.cursor.parameter}`
        : "paged by the link in its answer",
  };

function countedBy(total: TotalPlace): string {
  if (total.in === "header") return `the header ${total.name} is named as totals are`;
  if (total.in === "operation") return `the operation ${total.operation} counts the rows`;
  return `${total.path.join(".")} is named as totals are`;
}
