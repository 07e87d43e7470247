import { LANGUAGE_KEY } from "#config/contract.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { isLanguage } from "#texts/change-language.ts";
import { subscribeLanguage } from "#texts/current-language.ts";
import { chooseLanguage } from "./language.ts";
import { readLocal } from "./local-storage.ts";

const NAME = "language";

/** H8: a choice outlives the session that H7 ends; what was chosen in front of a session is its person's too. */
export async function restoreLanguage(): Promise<void> {
  subscribeLanguage(keepLanguage);
  if (readLocal(LANGUAGE_KEY) !== null) return keepLanguage();
  const kept = await readPreference(NAME);
  if (typeof kept === "string" && isLanguage(kept)) await chooseLanguage(kept);
}

function keepLanguage(): void {
  const chosen = readLocal(LANGUAGE_KEY);
  if (chosen !== null) void storePreference(NAME, chosen);
}
