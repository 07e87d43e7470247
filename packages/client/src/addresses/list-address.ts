import { ownMember } from "@quarterdeck/model";
import type { ListState, Resource, SortBy } from "@quarterdeck/model";
import type { SearchParams } from "./address.ts";

/** State of a list with the further parts of its address. */
export interface ListAddress extends ListState {
  /** Shown fields in order; undefined: the stored or default columns. */
  readonly columns?: readonly string[] | undefined;
  /** Key of the record in the panel next to the list. */
  readonly peek?: string | undefined;
  /** Field whose totals are shown. */
  readonly totals?: string | undefined;
  /** Kind and field of a display that replaces the table, with a month: `board:status`, `calendar:due:2026-03`. */
  readonly display?: string | undefined;
  /** Filters, sort fields and columns of the address that the list does not have. */
  readonly unsupported?: readonly string[];
}

type Texts = Pick<ListAddress, "peek" | "totals" | "display">;

export const emptyListAddress: ListAddress = { page: 1, sort: [], search: "", filters: {} };

/** Reserved parameter names; a filter of the same name gets a leading `_`. */
const reserved: readonly string[] = [
  "page",
  "size",
  "sort",
  "q",
  "cursor",
  "columns",
  "theme",
  "to",
  "tab",
  "peek",
  "totals",
  "display",
];

/** Reads a list address; invalid values are ignored. */
export function readListAddress(search: SearchParams, resource: Resource): ListAddress {
  const size = readCount(search["size"]);
  const columns = search["columns"];
  const cursor = search["cursor"];
  return {
    page: readCount(search["page"]) ?? 1,
    sort: readSort(search["sort"] ?? ""),
    search: search["q"] ?? "",
    filters: readFilters(search, resource),
    ...(size === undefined ? {} : { size }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(columns === undefined ? {} : { columns: splitValues(columns) }),
    ...pickTexts(search),
  };
}

/** Reads a list address without unsupported parts, which are listed in `unsupported`. */
export function readSupportedAddress(search: SearchParams, resource: Resource): ListAddress {
  const address = readListAddress(search, resource);
  const sort = address.sort.filter((one) => isSortable(one, resource));
  const unsorted = address.sort.filter((one) => !sort.includes(one)).map(({ field }) => field);
  const columns = address.columns?.filter((name) => isField(name, resource));
  const hidden = address.columns?.filter((name) => !isField(name, resource)) ?? [];
  const unsupported = [
    ...new Set([...unsupportedFilters(search, resource), ...unsorted, ...hidden]),
  ];
  // Without a supported column the default columns are shown.
  const shown = columns?.length === 0 ? undefined : columns;
  return unsupported.length === 0 ? address : { ...address, sort, columns: shown, unsupported };
}

/** Writes a list address without default values. */
export function writeListAddress(address: ListAddress): SearchParams {
  const { page, size, sort, search, cursor, columns, filters } = address;
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(size === undefined ? {} : { size: String(size) }),
    ...(sort.length === 0 ? {} : { sort: joinValues(sort.map(writeSort)) }),
    ...(search === "" ? {} : { q: search }),
    ...(cursor === undefined ? {} : { cursor }),
    ...(columns === undefined ? {} : { columns: joinValues(columns) }),
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [filterParameter(name), joinValues(values)]),
    ),
    ...pickTexts(address),
  };
}

/** Parts that are the same text in an address and its search parameters. */
function pickTexts({ peek, totals, display }: Texts): Record<string, string> {
  const texts = { peek, totals, display };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

function readFilters(search: SearchParams, resource: Resource): ListState["filters"] {
  const entries = (resource.list?.filters ?? []).flatMap(({ name }) => {
    const value = ownMember(search, filterParameter(name));
    return value === undefined ? [] : [[name, splitValues(value)] as const];
  });
  return Object.fromEntries(entries);
}

function isSortable({ field }: SortBy, { list }: Resource): boolean {
  return list?.sort !== undefined && (list.sort.fields?.includes(field) ?? true);
}

/** True for a field of the resource; without described fields, for any name. */
function isField(column: string, { fields }: Resource): boolean {
  return fields.length === 0 || fields.some(({ name }) => name === column);
}

function unsupportedFilters(search: SearchParams, { list }: Resource): readonly string[] {
  const supported = new Set((list?.filters ?? []).map(({ name }) => filterParameter(name)));
  return Object.keys(search)
    .filter((name) => !reserved.includes(name) && !supported.has(name))
    .map((name) => name.replace(/^_/, ""));
}

function filterParameter(name: string): string {
  return reserved.includes(name) || name.startsWith("_") ? `_${name}` : name;
}

function readSort(text: string): SortBy[] {
  if (text === "") return [];
  return splitValues(text).map((word) =>
    word.startsWith("-")
      ? { field: word.slice(1), isDescending: true }
      : { field: word, isDescending: false },
  );
}

function writeSort({ field, isDescending }: SortBy): string {
  return isDescending ? `-${field}` : field;
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}

/** Values are joined by commas; a comma inside one is `%2C`, a percent sign `%25`. */
function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll("%", "%25").replaceAll(",", "%2C")).join(",");
}

function splitValues(text: string): string[] {
  return text.split(",").map((value) => value.replaceAll("%2C", ",").replaceAll("%25", "%"));
}
