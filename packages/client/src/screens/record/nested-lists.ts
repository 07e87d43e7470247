import { findNestedLists, type NestedList, type Resource, valueAt } from "@quarterdeck/model";
import type { Relation } from "./relations.ts";
import { isRecord } from "#fields/values/record-value.ts";

/** A list of objects in a record. */
export interface OpenedList extends NestedList {
  /** Id of the tab in the address. */
  readonly id: string;
  readonly rows: readonly unknown[];
}

/** Maximum number of rows that are also shown in the overview. */
const maxInline = 10;

/** The nested lists of a record; an empty one only if its tab is open. */
export function openNestedLists(
  resource: Resource,
  record: unknown,
  tab: string | undefined,
): readonly OpenedList[] {
  return findNestedLists(resource.fields).flatMap((nested) => {
    const id = `in.${nested.path.join(".")}`;
    const value = valueAt(record, nested.path);
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    const isShown = rows.length > 0 ? rows.every(isRecord) : id === tab;
    return isShown ? [{ ...nested, id, rows }] : [];
  });
}

/** Removes lists that a related list also has: the API pages, sorts and changes that one. */
export function withoutRelated(
  lists: readonly OpenedList[],
  relations: readonly Relation[],
): readonly OpenedList[] {
  return lists.filter((list) => !relations.some(({ label }) => label === list.label));
}

/** Lists with few rows, which the overview shows as tables. */
export function shortLists(lists: readonly OpenedList[]): readonly OpenedList[] {
  return lists.filter(
    ({ path, rows }) => path.length === 1 && rows.length > 0 && rows.length <= maxInline,
  );
}

/** Names of the fields that are tables or tabs instead. */
export function listedNames(lists: readonly OpenedList[]): readonly string[] {
  return lists
    .filter(({ path, rows }) => path.length === 1 && rows.length > 0)
    .flatMap(({ path }) => path);
}

/** Names of the fields with the keys of links: a related list shows the linked records in their stead. */
export function linkNames(
  { fields }: Pick<Resource, "fields">,
  relations: readonly Relation[],
): readonly string[] {
  const links = relations.flatMap(({ link, resource }) => (link ? [resource.name] : []));
  return fields.flatMap((field) =>
    field.kind === "references" && links.includes(field.to) ? [field.name] : [],
  );
}
