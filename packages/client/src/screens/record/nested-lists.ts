import { findNestedLists, type NestedList, type Resource, valueAt } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";

/** A list of objects that stands in this very record. */
export interface OpenedList extends NestedList {
  /** Stands in the address as the open tab. */
  readonly id: string;
  readonly rows: readonly unknown[];
}

/** More than these stand in their own tab alone. */
const mostInPlace = 10;

/** The lists that the record holds; an empty one only where the address asks for it. */
export function openHeldLists(
  resource: Resource,
  record: unknown,
  tab: string | undefined,
): readonly OpenedList[] {
  return findNestedLists(resource.fields).flatMap((held) => {
    const id = `in.${held.path.join(".")}`;
    const value = valueAt(record, held.path);
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    const isShown = rows.length > 0 ? rows.every(isRecord) : id === tab;
    return isShown ? [{ ...held, id, rows }] : [];
  });
}

/** Names of the record's own fields that are too long to be read among the others. */
export function longLists(lists: readonly OpenedList[]): readonly string[] {
  return lists
    .filter(({ path, rows }) => path.length === 1 && rows.length > mostInPlace)
    .flatMap(({ path }) => path);
}
