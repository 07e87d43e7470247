import { isStateName } from "#fields/values/state-name.ts";
import type { Field, Resource } from "@quarterdeck/model";
import { findTrend } from "@quarterdeck/model";
import { valueFilter } from "#queries/categories.ts";
import type { Tile } from "./tile.ts";
import { MAX_NUMBERS } from "./tile-lists.ts";

export interface DescribedList {
  readonly path: string;
  readonly resource: Resource;
}

/** Tiles without any set-up: records of the first lists, the trend of one, and the states of one. */
export function defaultTiles(lists: readonly DescribedList[]): readonly Tile[] {
  const [trend] = lists.flatMap(({ path, resource }) => {
    const match = findTrend(resource);
    return match === undefined ? [] : [createTile(path, match.field.name)];
  });
  const categories = findCategories(lists);
  const category = categories.find(({ isState }) => isState) ?? categories[0];
  return [
    ...lists.slice(0, MAX_NUMBERS).map(({ path }) => createTile(path)),
    ...(trend === undefined ? [] : [trend]),
    ...(category === undefined ? [] : [createTile(category.path, category.field.name)]),
  ];
}

/** True if further lists would not change the first tiles. */
export function hasFirstTiles(lists: readonly DescribedList[]): boolean {
  return (
    lists.length >= MAX_NUMBERS &&
    lists.some(({ resource }) => findTrend(resource) !== undefined) &&
    findCategories(lists).some(({ isState }) => isState)
  );
}

function findCategories(lists: readonly DescribedList[]) {
  return lists.flatMap(({ path, resource }) =>
    resource.fields
      .filter((field) => canChart(resource, field))
      .map((field) => ({ path, field, isState: isStateName(field.name) })),
  );
}

/** True for a field with few values of which each can be counted. */
function canChart(resource: Resource, field: Field): boolean {
  const isCounted = resource.list?.total !== undefined;
  return isCounted && field.kind === "choice" && valueFilter({ resource }, field) !== undefined;
}

/** Tile that counts the records of a list. */
function createTile(path: string, by?: string): Tile {
  const id = by === undefined ? path : `${path} ${by}`;
  const tile = { id, path, search: {}, measure: { of: "count" } } as const;
  return by === undefined ? tile : { ...tile, by };
}
