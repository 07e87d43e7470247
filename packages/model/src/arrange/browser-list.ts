import { ownMember } from "#own/own-member.ts";
import { mainMember } from "#request/records/main-member.ts";
import type { Field, FieldKind } from "#types/field.ts";
import type { Filter, FilterOperator, ListShape, Sort } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";

const ofText: readonly FilterOperator[] = ["contains", "starts-with", "is", "is-not"];
const ofOrder: readonly FilterOperator[] = [
  "is",
  "at-least",
  "at-most",
  "more-than",
  "less-than",
  "is-not",
];
const ofSet: readonly FilterOperator[] = ["in", "is-not"];

/** Operators that the browser evaluates, by field kind. */
const operators: Readonly<Partial<Record<FieldKind, readonly FilterOperator[]>>> = {
  text: ofText,
  "long-text": ofText,
  url: ofText,
  email: ofText,
  color: ofText,
  duration: ofText,
  number: ofOrder,
  date: ofOrder,
  "date-time": ofOrder,
  time: ofOrder,
  boolean: ["is"],
  choice: ofSet,
  choices: ["in"],
  reference: ofSet,
  references: ["in"],
  list: ["contains"],
  json: ["contains"],
};

const unordered: ReadonlySet<FieldKind> = new Set([
  "choices",
  "references",
  "group",
  "list",
  "map",
  "variants",
  "secret",
  "file",
]);

/**
 * The resource with a sort, a search and filters that the browser evaluates, where its API has none. They need all
 * rows. Their location is `rows`, so that they are never part of a request.
 */
export function withBrowserList(resource: Resource): Resource {
  const made = extended.get(resource) ?? addBrowserList(resource);
  extended.set(resource, made);
  return made;
}

/** Each page of a list needs it several times. */
const extended = new WeakMap<Resource, Resource>();

function addBrowserList(resource: Resource): Resource {
  const { list, fields } = resource;
  if (list === undefined) return resource;
  const readable = fields.filter(({ isWriteOnly }) => isWriteOnly !== true);
  const sort = browserSort(list.sort, readable);
  return {
    ...resource,
    list: {
      ...list,
      ...(sort === undefined ? {} : { sort }),
      search: list.search ?? { in: "rows", parameter: "" },
      filters: [...list.filters, ...ignoredFilters(list), ...browserFilters(list, readable)],
    },
  };
}

function browserSort(sort: Sort | undefined, fields: readonly Field[]): Sort | undefined {
  if (sort !== undefined && sort.fields === undefined) return sort;
  const own = sort?.fields ?? [];
  const names = fields
    .filter((field) => !unordered.has(mainMember(field).kind))
    .map(({ name }) => name);
  if (sort === undefined) {
    return {
      form: "sign",
      at: { in: "rows", parameter: "" },
      words: { ascending: "asc", descending: "desc" },
      ...(fields.length === 0 ? {} : { fields: names }),
      isMultiple: true,
      evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
    };
  }
  const added = names.filter((name) => !own.includes(name));
  return added.length === 0 ? sort : { ...sort, fields: [...own, ...added] };
}

/** Filters that the API ignores, under their names: an address that has them stays valid. */
function ignoredFilters({ ignoredFilters: ignored = [] }: ListShape): readonly Filter[] {
  return ignored.flatMap((filter) =>
    filter.fieldName === undefined
      ? []
      : [{ ...filter, at: { in: "rows", parameter: filter.fieldName } as const }],
  );
}

function browserFilters({ filters }: ListShape, fields: readonly Field[]): readonly Filter[] {
  const names = new Set(filters.map(({ name }) => name));
  return fields.flatMap((field) => {
    const own = filters.filter(({ fieldName, name }) => (fieldName ?? name) === field.name);
    return fieldFilters(field).filter(
      ({ name, operator }) => !names.has(name) && !own.some((one) => covers(one, operator)),
    );
  });
}

/** True if a filter of the API makes the one of the browser needless. */
function covers({ operator }: Filter, other: FilterOperator): boolean {
  const isSet = (one: FilterOperator): boolean => one === "is" || one === "in";
  return operator === other || operator === "raw" || (isSet(operator) && isSet(other));
}

function fieldFilters(field: Field): readonly Filter[] {
  const ofKind = operators[mainMember(field).kind] ?? [];
  if (ofKind.length === 0 || (field.kind === "list" && !hasTexts(field.item))) return [];
  const { isReadOnly: _isReadOnly, ...input } = { ...inputField(field), isRequired: false };
  const isOptional = !field.isRequired || field.isNullable === true;
  return [...ofKind, ...(isOptional ? (["empty"] as const) : [])].map((operator) => ({
    name: `${field.name}.${operator}`,
    at: { in: "rows", parameter: field.name },
    operator,
    fieldName: field.name,
    field: input,
  }));
}

/**
 * A filter of a list takes the text of one item, one of free members the text of one value, one of a group a value of
 * its main member.
 */
function inputField(field: Field): Field {
  const { name, label } = field;
  if (field.kind !== "list" && field.kind !== "json") return { ...mainMember(field), name, label };
  return { kind: "text", name, label, isRequired: false };
}

/** True for items with a text: plain ones, and objects by their members. */
function hasTexts({ kind }: Field): boolean {
  return kind === "group" || ((operators[kind] ?? []).length > 0 && kind !== "list");
}

/** State of a list in two parts: parameters of the request, and the rest, which the browser applies to all rows. */
export interface DividedState {
  readonly requested: ListState;
  /** Absent: the API applies the whole state. */
  readonly browser?: ListState;
}

/** Divides the state of a list between its API and the browser. `resource` is without `withBrowserList`. */
export function divideListState(resource: Resource, state: ListState): DividedState {
  const list = withBrowserList(resource).list;
  if (list === undefined) return { requested: state };
  const { sort, search, filters } = state;
  const isSorted = sort.some(({ field }) => isSortedInBrowser(resource, field));
  const isSearched = resource.list?.search === undefined && search.trim() !== "";
  const own = Object.entries(filters).filter(
    ([name, values]) =>
      values.length > 0 &&
      list.filters.some((filter) => filter.name === name && filter.at.in === "rows"),
  );
  if (!isSorted && !isSearched && own.length === 0) return { requested: state };
  const names = new Set(own.map(([name]) => name));
  const others = Object.entries(filters).filter(([name]) => !names.has(name));
  return {
    requested: {
      ...state,
      page: 1,
      cursor: undefined,
      sort: isSorted ? [] : sort,
      search: isSearched ? "" : search,
      filters: Object.fromEntries(others),
    },
    browser: {
      ...state,
      sort: isSorted ? sort : [],
      search: isSearched ? search : "",
      filters: Object.fromEntries(own),
    },
  };
}

function isSortedInBrowser(resource: Resource, field: string): boolean {
  const own = resource.list?.sort;
  if (own !== undefined && (own.fields?.includes(field) ?? true)) return false;
  return withBrowserList(resource).list?.sort?.fields?.includes(field) ?? true;
}

/** Names of the sort fields, search and filters of a state that the browser applies; the search by its text. */
export function browserNames({ sort, search, filters }: ListState): readonly string[] {
  const filtered = Object.keys(filters).filter((name) => ownMember(filters, name)?.length !== 0);
  return [...sort.map(({ field }) => field), ...(search === "" ? [] : [search]), ...filtered];
}
