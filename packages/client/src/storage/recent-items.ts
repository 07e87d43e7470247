import { listStored, removeStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** A list, a record or an operation that a person had open. */
export interface RecentItem {
  /** In this application, without what follows the `?`. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  readonly title: string;
  readonly at: number;
}

const STORE_NAME = "recent-place";
const MAX_ITEMS = 40;

/** Latest first; the oldest of too many are let go. */
export async function readRecentItems(): Promise<readonly RecentItem[]> {
  const kept = await listStored(ownKey(STORE_NAME, ""));
  const places = kept
    .map((text): unknown => JSON.parse(text))
    .filter(isRecentItem)
    .filter(isListable);
  const sorted = places.toSorted((one, other) => other.at - one.at);
  for (const { path } of sorted.slice(MAX_ITEMS)) void removeStored(ownKey(STORE_NAME, path));
  return sorted.slice(0, MAX_ITEMS);
}

/** An address stands once: the latest visit counts. Each has a key of its own, so that no visit takes another's place. */
export async function storeRecentItem(place: RecentItem): Promise<void> {
  if (!isListable(place)) return;
  await writeStored(ownKey(STORE_NAME, place.path), JSON.stringify(place));
}

/** The console's own pages stand in the sidebar, and what was begun in a form among the drafts; a record called `new` is `~new`. */
function isListable({ path }: RecentItem): boolean {
  if (path.startsWith("/-/")) return path.startsWith("/-/operations/");
  return path !== "/" && !/\/(?:new|edit)$/.test(path);
}

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== "object" || value === null) return false;
  const { path, search, title, at } = value as Partial<RecentItem>;
  const isMessage = typeof path === "string" && path.startsWith("/") && typeof title === "string";
  return isMessage && typeof search === "object" && search !== null && typeof at === "number";
}
