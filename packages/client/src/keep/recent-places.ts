import { keepPreference, readPreference } from "./preferences.ts";

/** A screen that a person had open. */
export interface RecentPlace {
  /** In this application, without what follows the `?`. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  readonly title: string;
  readonly at: number;
}

const NAME = "recent-places";
const most = 40;

/** Latest first. */
export async function readRecentPlaces(): Promise<readonly RecentPlace[]> {
  const kept = await readPreference(NAME);
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

/** An address stands once: the latest visit counts. */
export async function keepRecentPlace(place: RecentPlace): Promise<void> {
  const others = (await readRecentPlaces()).filter(({ path }) => path !== place.path);
  await keepPreference(NAME, [place, ...others].slice(0, most));
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== "object" || value === null) return false;
  const { path, search, title, at } = value as Partial<RecentPlace>;
  const isSaid = typeof path === "string" && path.startsWith("/") && typeof title === "string";
  return isSaid && typeof search === "object" && search !== null && typeof at === "number";
}
