import { storePreference, readPreference } from "./preferences.ts";

const NAME = "single-keys";

/** True if shortcuts without Ctrl, Alt or Cmd are on, which is the default. */
export async function readSingleKeys(): Promise<boolean> {
  return (await readPreference(NAME)) !== false;
}

export async function storeSingleKeys(areOn: boolean): Promise<void> {
  await storePreference(NAME, areOn);
}
