import type { ListState, Resource, SortBy } from "@quarterdeck/model";
import type { SearchParams } from "./address.ts";

/** A list's state and what else of it stands in its address. */
export interface ListAddress extends ListState {
  /** Fields shown, in order; undefined: the person's own choice or ours. */
  readonly columns?: readonly string[] | undefined;
  /** What the address asks for and this list does not offer: names of filters and of fields to sort by. */
  readonly unsupported?: readonly string[];
}

export const emptyListAddress: ListAddress = { page: 1, sort: [], search: "", filters: {} };

/** Names of ours in a list's address; a filter of the same name begins with `_`. */
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
];

/** What an address says; what it says wrongly counts as unsaid. */
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
  };
}

/** The same without what the resource's list does not offer; `lost` names that. */
export function readSupportedAddress(search: SearchParams, resource: Resource): ListAddress {
  const address = readListAddress(search, resource);
  const sort = address.sort.filter((one) => isSortable(one, resource));
  const unsorted = address.sort.filter((one) => !sort.includes(one)).map(({ field }) => field);
  const columns = address.columns?.filter((name) => isField(name, resource));
  const hidden = address.columns?.filter((name) => !isField(name, resource)) ?? [];
  const lost = [...new Set([...unsupportedFilters(search, resource), ...unsorted, ...hidden])];
  // None of them is left: as if none had been chosen.
  const shown = columns?.length === 0 ? undefined : columns;
  return lost.length === 0 ? address : { ...address, sort, columns: shown, unsupported: lost };
}

/** Only what differs from the plain list stands in its address. */
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
  };
}

function readFilters(search: SearchParams, resource: Resource): ListState["filters"] {
  const entries = (resource.list?.filters ?? []).flatMap(({ name }) => {
    const value = search[filterParameter(name)];
    return value === undefined ? [] : [[name, splitValues(value)] as const];
  });
  return Object.fromEntries(entries);
}

function isSortable({ field }: SortBy, { list }: Resource): boolean {
  return list?.sort !== undefined && (list.sort.fields?.includes(field) ?? true);
}

/** Where nothing is described, rows say themselves what they hold. */
function isField(column: string, { fields }: Resource): boolean {
  return fields.length === 0 || fields.some(({ name }) => name === column);
}

function unsupportedFilters(search: SearchParams, { list }: Resource): readonly string[] {
  const offered = new Set((list?.filters ?? []).map(({ name }) => filterParameter(name)));
  return Object.keys(search)
    .filter((name) => !reserved.includes(name) && !offered.has(name))
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
