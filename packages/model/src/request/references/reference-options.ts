import type { Field, ReferenceField } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { JsonPath } from "#types/json.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { recordTitle } from "#request/records/record-title.ts";
import { shortText } from "#request/values/short-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Search of a list for a typed text; `none`: the list can only be paged. */
export type OptionSearch =
  | { readonly kind: "search" }
  | { readonly kind: "filter"; readonly filter: Filter }
  | { readonly kind: "none" };

const partial: readonly FilterOperator[] = ["contains", "starts-with"];

/** Returns the search of the list, otherwise a filter that matches a part of the title. */
export function findOptionSearch({ list, title }: Pick<Resource, "list" | "title">): OptionSearch {
  if (list?.search !== undefined) return { kind: "search" };
  const name = title?.length === 1 ? title[0] : undefined;
  for (const operator of name === undefined ? [] : partial) {
    const filter = list?.filters.find((one) => one.fieldName === name && one.operator === operator);
    if (filter !== undefined) return { kind: "filter", filter };
  }
  return { kind: "none" };
}

/** Few enough to read while typing. */
const SIZES = { search: 10, filter: 10, none: 20 } as const;

/** List state that finds the records that a typed text may mean. */
export function optionState(
  resource: Pick<Resource, "list" | "title">,
  typed: string,
  { page, cursor }: Pick<ListState, "page" | "cursor"> = { page: 1 },
): ListState {
  const search = findOptionSearch(resource);
  const text = typed.trim();
  return {
    page,
    cursor,
    // A limit without a next page would hide options.
    size: resource.list?.paging.style === "none" ? undefined : SIZES[search.kind],
    // Search results stay in the order of the API, which may rank them.
    sort: text === "" || search.kind === "none" ? sortByTitle(resource) : [],
    search: search.kind === "search" ? text : "",
    filters: search.kind === "filter" && text !== "" ? { [search.filter.name]: [text] } : {},
  };
}

function sortByTitle({ list, title }: Pick<Resource, "list" | "title">): ListState["sort"] {
  const field = title?.length === 1 ? title[0] : undefined;
  const isOffered = field !== undefined && (list?.sort?.fields?.includes(field) ?? false);
  return isOffered ? [{ field, isDescending: false }] : [];
}

/** A record that a reference field can refer to. */
export interface Option {
  readonly key: string;
  /** The key in the JSON type of the record. */
  readonly value: unknown;
  /** Undefined if the record has only a key. */
  readonly title: string | undefined;
  /** Text that distinguishes records of the same title. */
  readonly detail: string | undefined;
  readonly row: unknown;
}

/** Option for a row of the target list, also with a composite key; undefined if the row has no key. */
export function readOption(resource: Resource, row: unknown): Option | undefined {
  const path = referencePath(resource);
  const value = path === undefined ? recordKey(resource, row) : valueAt(row, path);
  const key = scalarText(value);
  if (key === undefined || key === "") return undefined;
  const title = recordTitle(resource, row);
  return { key, value, title, detail: readDetail(resource, row), row };
}

function readDetail(resource: Resource, row: unknown): string | undefined {
  const texts = detailFields(resource).flatMap(({ name }) => {
    const text = shortText(scalarText(valueAt(row, [name])) ?? "", 80);
    return text === "" ? [] : [text];
  });
  return texts.length === 0 ? undefined : texts.join(" · ");
}

/** Path of the value that references store; undefined for a composite key. */
export function referencePath({
  key,
  identity,
}: Pick<Resource, "key" | "identity">): JsonPath | undefined {
  const [only] = key;
  return key.length === 1 ? only?.field : identity;
}

const distinctNames = /^(?:code|sku|number|reference|slug|user_?name|login)$/i;

/** One distinguishing field for a record with a title; otherwise up to three text fields. */
function detailFields({ fields, title, key }: Resource): readonly Field[] {
  const shown = [title?.[0], key[0]?.field[0]];
  const free = fields.filter(({ name }) => !shown.includes(name));
  const own =
    free.find(({ kind }) => kind === "email") ??
    free.find(({ kind, name }) => kind === "text" && distinctNames.test(name));
  if (title !== undefined) return own === undefined ? [] : [own];
  return free.filter(({ kind }) => kind === "text").slice(0, 3);
}

/** Value of a reference to a record: the bare key, or an object that contains only the key. */
export function writeReference(
  { keyPath, isInteger, constants }: Pick<ReferenceField, "keyPath" | "isInteger" | "constants">,
  key: unknown,
): unknown {
  // A text field stays text, even if the key of the record is a number.
  const own = isInteger === true ? key : (scalarText(key) ?? key);
  const written = keyPath.reduceRight<unknown>((inner, name) => ({ [name]: inner }), own);
  return constants === undefined ? written : { ...constants, ...(written as object) };
}
