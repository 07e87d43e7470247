import { storePreference, readPreference } from "#storage/preferences.ts";

const NAME = "home-trend";

/** `Resource.name` of the list whose trend a person wants to see first. */
export async function readTrendChoice(): Promise<string | undefined> {
  const kept = await readPreference(NAME);
  return typeof kept === "string" ? kept : undefined;
}

export function keepTrendChoice(name: string): void {
  void storePreference(NAME, name);
}
