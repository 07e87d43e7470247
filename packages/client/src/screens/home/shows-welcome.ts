import { runtimeConfig } from "#config/runtime-config.ts";
import { readPreference, storePreference } from "#storage/preferences.ts";

const NAME = "home-map";

/** True if the home screen contains the API map: for an API of others, until the user hides it. */
export async function readShowsWelcome(): Promise<boolean> {
  return !runtimeConfig().ownsPermissions && (await readPreference(NAME)) !== false;
}

export function hideWelcome(): void {
  void storePreference(NAME, false);
}
