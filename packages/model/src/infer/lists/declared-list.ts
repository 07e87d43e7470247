import type { Paging, TotalLocation } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { isMap, memberOf } from "#read/member.ts";
import type { Call } from "#infer/calls/call.ts";
import { declaredText, extensionAt } from "#infer/fields/extension.ts";
import type { ListParameter } from "./list-parameters.ts";

/** What `x-quarterdeck-list` says of a list operation: which parameter does what, and where the total stands. */
export interface DeclaredList {
  /** The places, those that are named for something under the name that the inferences know it by. */
  readonly places: readonly ListParameter[];
  /** Of these what paging may take. */
  readonly paging: readonly ListParameter[];
  readonly first?: 0 | 1;
  readonly total?: TotalLocation;
  /** What of it the description itself said. */
  readonly says: ReadonlySet<"paging" | "total" | "sort" | "search">;
}

const NUMBERS = ["page", "offset", "size"] as const;
const PAGING = ["page", "offset", "cursor"] as const;
const NAMES = {
  page: "page",
  offset: "offset",
  size: "pagesize",
  cursor: "cursor",
  search: "q",
  sort: "sort",
} as const;

type Use = keyof typeof NAMES;

const USES = Object.keys(NAMES) as readonly Use[];

export function declareList(
  document: Document,
  list: Call,
  places: readonly ListParameter[],
): DeclaredList {
  const value = extensionAt(document, list.pointer, "x-quarterdeck-list");
  if (!isMap(value)) return { places, paging: places, says: new Set() };
  const uses = new Map(
    places.flatMap((place) => {
      const use = USES.find((one) => isCalled(place, declaredText(memberOf(value, one))));
      return use === undefined ? [] : [[place, use] as const];
    }),
  );
  // Those that are named come first: the inferences take the first that they find.
  const named = [...uses].map(([place, use]) => rename(place, use));
  const found = new Set(uses.values());
  const isPaged = PAGING.some((use) => found.has(use));
  const isUnpaged = memberOf(value, "paging") === "none";
  const forPaging = new Set(
    [...uses].flatMap(([, use], at) =>
      use === "search" || use === "sort" ? [] : (named[at] ?? []),
    ),
  );
  const all = [...named, ...places.filter((place) => !uses.has(place))];
  const first = memberOf(value, "first");
  const total = totalOf(memberOf(value, "total"));
  return {
    places: all,
    paging: isUnpaged ? [] : isPaged ? all.filter((place) => forPaging.has(place)) : all,
    ...(first === 0 || first === 1 ? { first } : {}),
    ...(total === undefined ? {} : { total }),
    says: new Set([
      ...(isPaged || isUnpaged ? (["paging"] as const) : []),
      ...(total === undefined ? [] : (["total"] as const)),
      ...(["sort", "search"] as const).filter((use) => found.has(use)),
    ]),
  };
}

/** The number that the first page has, where the description says it. */
export function correctPaging(paging: Paging, { first }: DeclaredList): Paging {
  return paging.style === "page" && first !== undefined ? { ...paging, first } : paging;
}

function isCalled({ at }: ListParameter, name: string | undefined): boolean {
  return name !== undefined && [at.parameter, ...(at.path ?? [])].join(".") === name;
}

function rename(place: ListParameter, use: Use): ListParameter {
  const isNumber = NUMBERS.some((one) => one === use);
  return {
    ...place,
    names: [NAMES[use]],
    // However it is typed: the description says what it is.
    schema: isNumber ? { ...place.schema, types: ["integer"] } : place.schema,
  };
}

function totalOf(value: unknown): TotalLocation | undefined {
  const header = declaredText(memberOf(value, "header"));
  if (header !== undefined) return { in: "header", name: header.toLowerCase() };
  const path = declaredText(value);
  return path === undefined ? undefined : { in: "body", path: path.split(".") };
}
