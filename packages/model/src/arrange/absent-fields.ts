import { ownMember } from "#own/own-member.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";

/**
 * Names of described fields that none of these rows has, not even as null: the list leaves out members that a
 * single record has. Without rows, none.
 */
export function absentFields(
  { fields }: Pick<Resource, "fields">,
  rows: readonly unknown[],
): readonly string[] {
  const present = new Set(rows.filter(isJsonObject).flatMap((row) => Object.keys(row)));
  if (present.size === 0) return [];
  return fields.map(({ name }) => name).filter((name) => !present.has(name));
}

/** A list without the filters of the browser for absent fields; those of the state remain, so that they can be removed. */
export function withoutAbsent(
  list: ListShape,
  absent: readonly string[],
  { filters: chosen }: Pick<ListState, "filters">,
): ListShape {
  if (absent.length === 0) return list;
  const filters = list.filters.filter(
    ({ name, at }) =>
      at.in !== "rows" ||
      !absent.includes(at.parameter) ||
      (ownMember(chosen, name) ?? []).length > 0,
  );
  return { ...list, filters };
}
