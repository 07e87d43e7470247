import { listKept, removeKept, writeKept } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** A list, a record or an operation that a person had open. */
export interface RecentItem {
  /** In this application, without what follows the `?`. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  readonly title: string;
  readonly at: number;
}

const DRAWER = "recent-place";
const most = 40;

/** Latest first; the oldest of too many are let go. */
export async function readRecentItems(): Promise<readonly RecentItem[]> {
  const kept = await listKept(ownKey(DRAWER, ""));
  const places = kept
    .map((text): unknown => JSON.parse(text))
    .filter(isPlace)
    .filter(isVisit);
  const sorted = places.toSorted((one, other) => other.at - one.at);
  for (const { path } of sorted.slice(most)) void removeKept(ownKey(DRAWER, path));
  return sorted.slice(0, most);
}

/** An address stands once: the latest visit counts. Each has a key of its own, so that no visit takes another's place. */
export async function storeRecentItem(place: RecentItem): Promise<void> {
  if (!isVisit(place)) return;
  await writeKept(ownKey(DRAWER, place.path), JSON.stringify(place));
}

/** The console's own pages stand in the sidebar, and what was begun in a form among the drafts; a record called `new` is `~new`. */
function isVisit({ path }: RecentItem): boolean {
  if (path.startsWith("/-/")) return path.startsWith("/-/operations/");
  return path !== "/" && !/\/(?:new|edit)$/.test(path);
}

function isPlace(value: unknown): value is RecentItem {
  if (typeof value !== "object" || value === null) return false;
  const { path, search, title, at } = value as Partial<RecentItem>;
  const isMessage = typeof path === "string" && path.startsWith("/") && typeof title === "string";
  return isMessage && typeof search === "object" && search !== null && typeof at === "number";
}
