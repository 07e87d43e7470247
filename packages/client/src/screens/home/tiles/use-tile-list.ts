import type { Field, ModelChunk, Resource, ResourceSummary, Trend } from "@quarterdeck/model";
import { findTrend, resourceChunk } from "@quarterdeck/model";
import { useSyncExternalStore } from "react";
import type { Address, ParentValues } from "#addresses/address.ts";
import { emptyListAddress, readSupportedAddress } from "#addresses/list-address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { summedFields } from "#fields/values/summed-fields.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { isReadableAlone } from "#queries/overview.ts";
import { useMayRead } from "#queries/permission-cache.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import { savedViews, subscribeViews } from "#storage/views.ts";
import { listOfTile, type Tile } from "./tile.ts";

/** Described list of a tile with its conditions. */
export interface TileList {
  readonly brief: ResourceSummary;
  readonly chunk: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly walk: ListWalk;
  /** Conditions as the user chose them: `~last-7-days`. */
  readonly filters: ListWalk["state"]["filters"];
  readonly search: string;
}

/** List of a tile; "gone": the model does not have it; "unread": it may not be read in the background (H9). */
export function useTileList(tile: Tile): TileList | "gone" | "unread" | undefined {
  const model = useModel();
  const today = useToday();
  const views = useSyncExternalStore(subscribeViews, savedViews);
  const list = listOfTile(model, tile);
  const mayRead = useMayRead(list?.resource.operations.list);
  const { data: described, isError } = useNamedChunk(resourceChunk(list?.resource.name ?? ""), {
    isEnabled: list !== undefined,
  });
  const chunk = useChunkWithLearned(described);
  if (list === undefined || isError || chunk === null) return "gone";
  if (!mayRead) return "unread";
  if (chunk === undefined) return undefined;
  const { resource } = chunk;
  if (resource?.list === undefined) return "gone";
  if (!isReadableAlone(chunk) && resource.parents.length === 0) return "unread";
  const view = views.find(({ path, name }) => path === tile.path && name === tile.view);
  const address = readSupportedAddress(view?.search ?? tile.search, resource);
  const { filters, search } = address;
  const state = {
    ...emptyListAddress,
    search,
    filters: resolveFilters(resource.list, filters, today),
  };
  const { parents } = list;
  const walk = { chunk, resource, parents, state };
  return { brief: list.resource, chunk, resource, parents, walk, filters, search };
}

/** Address of the rows of a tile, with further filters. */
export function useRowsAddress({
  brief,
  parents,
  search,
  filters,
}: TileList): (more?: ListWalk["state"]["filters"]) => Address {
  const model = useModel();
  return (more) => {
    const state = { ...emptyListAddress, search, filters: { ...filters, ...more } };
    return listAddress(model, brief, { parents, state });
  };
}

/** Fields by which a chart can count the records. */
export function chartFields(resource: Resource): readonly Field[] {
  const trend = findTrend(resource);
  const others = resource.fields.filter(({ kind }) => categoryKinds.has(kind));
  return trend === undefined ? others : [trend.field, ...others];
}

const categoryKinds: ReadonlySet<string> = new Set(["choice", "boolean", "reference"]);

/** Trend whose field is that of a chart. */
export function trendBy(resource: Resource, name: string): Trend | undefined {
  const trend = findTrend(resource);
  return trend?.field.name === name ? trend : undefined;
}

/** Fields of which a tile can show the sum and the average. */
export function amountFields(resource: Resource): readonly Field[] {
  return summedFields(resource, resource.fields);
}
