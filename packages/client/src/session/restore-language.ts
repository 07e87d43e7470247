import { LANGUAGE_KEY } from "#config/contract.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { isLanguage } from "#texts/change-language.ts";
import { subscribeLanguage } from "#texts/current-language.ts";
import { chooseLanguage } from "./language.ts";
import type { LocalArea } from "./browser-storage.ts";

const NAME = "language";

/** Restores the user's language after the end of a session (H7, H8), or stores one that was chosen before the sign-in. */
export async function restoreLanguage(local: LocalArea): Promise<void> {
  const storeLanguage = (): void => {
    const language = local.read(LANGUAGE_KEY);
    if (language !== null) void storePreference(NAME, language);
  };
  subscribeLanguage(storeLanguage);
  if (local.read(LANGUAGE_KEY) !== null) return storeLanguage();
  const stored = await readPreference(NAME);
  if (typeof stored === "string" && isLanguage(stored)) await chooseLanguage(local, stored);
}
