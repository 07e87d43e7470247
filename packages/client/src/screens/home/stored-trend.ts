import { storePreference, readPreference } from "#storage/preferences.ts";

const NAME = "home-trend";

/** `Resource.name` of the list whose trend is shown first. */
export async function readStoredTrend(): Promise<string | undefined> {
  const stored = await readPreference(NAME);
  return typeof stored === "string" ? stored : undefined;
}

export function storeTrend(name: string): void {
  void storePreference(NAME, name);
}
