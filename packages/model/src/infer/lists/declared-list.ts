import type { Paging, TotalLocation } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { isMap, memberOf, textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import type { Call } from "#infer/calls/call.ts";
import { declaredNumber, declaredText, extensionAt } from "#infer/fields/extension.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Facts that `x-quarterdeck-list` declares: the use of each parameter and the location of the total. */
export interface DeclaredList {
  /** All parameters; declared ones come first, with the name by which inference finds them. */
  readonly parameters: readonly ListParameter[];
  /** Parameters available to paging inference. */
  readonly paging: readonly ListParameter[];
  readonly first?: 0 | 1;
  readonly total?: TotalLocation;
  /** Parameter for alternatives of filters. */
  readonly or?: ListParameter;
  /** Path of numbers over all records. */
  readonly aggregates?: string;
  /** The extension. */
  readonly value?: JsonMap;
  /** Facts that the description declares. */
  readonly declaredFacts: ReadonlySet<"paging" | "total" | "sort" | "search">;
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

/** Reads `x-quarterdeck-list` and gives the declared parameters the names that inference expects. */
export function declareList(
  document: Document,
  list: Call,
  parameters: readonly ListParameter[],
): DeclaredList {
  const value = extensionAt(document, list.pointer, "x-quarterdeck-list");
  if (!isMap(value)) return { parameters, paging: parameters, declaredFacts: new Set() };
  const uses = new Map(
    parameters.flatMap((parameter) => {
      const use = USES.find((one) => hasName(parameter, declaredText(memberOf(value, one))));
      return use === undefined ? [] : [[parameter, use] as const];
    }),
  );
  // Declared parameters come first: inference takes the first match.
  const named = [...uses].map(([parameter, use]) => rename(parameter, use));
  const declaredUses = new Set(uses.values());
  const isPaged = PAGING.some((use) => declaredUses.has(use));
  const isUnpaged = memberOf(value, "paging") === "none";
  const pagingParameters = new Set(
    [...uses].flatMap(([, use], at) =>
      use === "search" || use === "sort" ? [] : (named[at] ?? []),
    ),
  );
  const ordered = [...named, ...parameters.filter((parameter) => !uses.has(parameter))];
  const first = memberOf(value, "first");
  const total = totalOf(memberOf(value, "total"));
  const orName = declaredText(memberOf(value, "or"));
  const aggregates = textOf(value, "aggregates");
  const or = parameters.find((parameter) => hasName(parameter, orName));
  return {
    parameters: ordered,
    paging: isUnpaged
      ? []
      : isPaged
        ? ordered.filter((parameter) => pagingParameters.has(parameter))
        : ordered,
    value,
    ...(first === 0 || first === 1 ? { first } : {}),
    ...(total === undefined ? {} : { total }),
    ...(or === undefined ? {} : { or }),
    ...(aggregates?.startsWith("/") === true ? { aggregates } : {}),
    declaredFacts: new Set([
      ...(isPaged || isUnpaged ? (["paging"] as const) : []),
      ...(total === undefined ? [] : (["total"] as const)),
      ...(["sort", "search"] as const).filter((use) => declaredUses.has(use)),
      ...(memberOf(value, "sortForm") === undefined ? [] : (["sort"] as const)),
    ]),
  };
}

/** Applies the declared number of the first page and the length of the longest one. */
export function correctPaging(paging: Paging, { first, value }: DeclaredList): Paging {
  const maximum = declaredNumber(memberOf(value, "maximum"));
  const limited =
    paging.size === undefined || maximum === undefined || maximum < 1
      ? paging
      : { ...paging, size: { ...paging.size, maximum } };
  return limited.style === "page" && first !== undefined ? { ...limited, first } : limited;
}

function hasName({ at }: ListParameter, name: string | undefined): boolean {
  return name !== undefined && [at.parameter, ...(at.path ?? [])].join(".") === name;
}

function rename(parameter: ListParameter, use: Use): ListParameter {
  const isNumber = NUMBERS.some((one) => one === use);
  return {
    ...parameter,
    names: [NAMES[use]],
    // The declaration overrides the declared type.
    schema: isNumber ? { ...parameter.schema, types: ["integer"] } : parameter.schema,
  };
}

function totalOf(value: unknown): TotalLocation | undefined {
  const header = declaredText(memberOf(value, "header"));
  if (header !== undefined) return { in: "header", name: header.toLowerCase() };
  const path = declaredText(value);
  return path === undefined ? undefined : { in: "body", path: path.split(".") };
}
