import { listStored, readStored, removeStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** A list, record or operation that the user has opened. */
export interface RecentItem {
  /** Path in the console, without query. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  readonly title: string;
  readonly at: number;
  /** Number of visits; absent in items of earlier versions. */
  readonly visits?: number;
}

const STORE_NAME = "recent-items";
const MAX_ITEMS = 40;

/** Reads the recent items, latest first, and removes the oldest above the limit. */
export async function readRecentItems(): Promise<readonly RecentItem[]> {
  const stored = await listStored(ownKey(STORE_NAME, ""));
  const items = stored
    .map((text): unknown => JSON.parse(text))
    .filter(isRecentItem)
    .filter(isListable);
  const sorted = items.toSorted((one, other) => other.at - one.at);
  for (const { path } of sorted.slice(MAX_ITEMS)) void removeStored(ownKey(STORE_NAME, path));
  return sorted.slice(0, MAX_ITEMS);
}

/** Stores a visit. Each path has its own key, so that concurrent visits do not overwrite each other. */
export async function storeRecentItem(item: RecentItem): Promise<void> {
  if (!isListable(item)) return;
  const key = ownKey(STORE_NAME, item.path);
  const before: unknown = JSON.parse((await readStored(key)) ?? "null");
  const visits = (isRecentItem(before) ? (before.visits ?? 1) : 0) + 1;
  await writeStored(key, JSON.stringify({ ...item, visits }));
}

/** False for the console's own pages and for forms, which are in the sidebar and the drafts; a record key `new` is `~new`. */
function isListable({ path }: RecentItem): boolean {
  if (path.startsWith("/-/")) return path.startsWith("/-/operations/");
  return path !== "/" && !/\/(?:new|edit)$/.test(path);
}

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== "object" || value === null) return false;
  const { path, search, title, at } = value as Partial<RecentItem>;
  const isNamed = typeof path === "string" && path.startsWith("/") && typeof title === "string";
  return isNamed && typeof search === "object" && search !== null && typeof at === "number";
}
