import { storePreference, readPreference } from "./preferences.ts";

const NAME = "single-keys";

/** Whether keys without Ctrl, Alt or Cmd do anything; true until the person says otherwise. */
export async function readSingleKeys(): Promise<boolean> {
  return (await readPreference(NAME)) !== false;
}

export async function storeSingleKeys(areOn: boolean): Promise<void> {
  await storePreference(NAME, areOn);
}
