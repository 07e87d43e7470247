import type { ModelSummary } from "@quarterdeck/model";
import { readRoute } from "#addresses/resource-address.ts";
import type { Measure } from "#queries/measures.ts";
import { readPreference, storePreference } from "#storage/preferences.ts";
import type { SavedView } from "#storage/views.ts";

/** Number or chart of a list on the home screen. */
export interface Tile {
  readonly id: string;
  /** Path of the list in the console. */
  readonly path: string;
  /** Name of a saved view, whose conditions replace `search`. */
  readonly view?: string;
  /** Search and filters, as in the address of the list. */
  readonly search: SavedView["search"];
  readonly measure: Measure;
  /** Field of a chart: a time or a category. Absent: a number. */
  readonly by?: string;
}

/** Number of tiles per kind: their space is reserved before they load. */
export interface TileShape {
  readonly numbers: number;
  readonly charts: number;
}

interface StoredTiles {
  /** Undefined until the user arranges them. */
  readonly tiles?: readonly Tile[];
  /** Of the last visit. */
  readonly shape?: TileShape;
}

const NAME = "home-tiles";

export async function readTiles(): Promise<StoredTiles> {
  const stored = await readPreference(NAME);
  if (typeof stored !== "object" || stored === null) return {};
  const { tiles, shape } = stored as { readonly tiles?: unknown; readonly shape?: unknown };
  return {
    ...(Array.isArray(tiles) && { tiles: tiles.filter(isTile) }),
    ...(isShape(shape) && { shape }),
  };
}

export function storeTiles(stored: StoredTiles): void {
  void storePreference(NAME, stored);
}

export function shapeOf(tiles: readonly Tile[]): TileShape {
  const charts = tiles.filter(isChart).length;
  return { numbers: tiles.length - charts, charts };
}

export function isChart({ by }: Tile): boolean {
  return by !== undefined;
}

/** List of a tile; undefined if the model does not have it. */
export function listOfTile(model: ModelSummary, { path }: Pick<Tile, "path">) {
  const route = readRoute(model, path);
  return route?.kind === "list" ? route : undefined;
}

/** Moves a tile among those of its kind. */
export function moveTile(tiles: readonly Tile[], id: string, step: number): readonly Tile[] {
  const tile = tiles.find((one) => one.id === id);
  if (tile === undefined) return tiles;
  const peers = tiles.filter((one) => isChart(one) === isChart(tile));
  const from = peers.indexOf(tile);
  const to = Math.min(Math.max(from + step, 0), peers.length - 1);
  const moved = peers.toSpliced(from, 1).toSpliced(to, 0, tile).values();
  return tiles.map((one) => (isChart(one) === isChart(tile) ? (moved.next().value ?? one) : one));
}

function isTile(value: unknown): value is Tile {
  if (typeof value !== "object" || value === null) return false;
  const { id, path, search, measure, by } = value as Partial<Tile>;
  return (
    typeof id === "string" &&
    typeof path === "string" &&
    typeof search === "object" &&
    search !== null &&
    ["count", "sum", "average"].includes(measure?.of ?? "") &&
    (by === undefined || typeof by === "string")
  );
}

function isShape(value: unknown): value is TileShape {
  if (typeof value !== "object" || value === null) return false;
  const { numbers, charts } = value as Partial<TileShape>;
  return typeof numbers === "number" && typeof charts === "number";
}
