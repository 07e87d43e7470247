import { LANGUAGE_KEY } from "#config/contract.ts";
import { setCurrentLanguage, currentLanguage } from "#texts/current-language.ts";
import { readLocal } from "./local-storage.ts";

/** Longest wait before the first render; a language that arrives later is shown then. */
const MAX_WAIT_MS = 4000;

/** Loads the language that `public/first-paint.js` has set. Call before the first render. */
export async function startLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  // Only English is in the entry chunk.
  if (lang === "en" && readLocal(LANGUAGE_KEY) === null) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const following = import("./language.ts").then(({ followLanguage }) => followLanguage(lang));
  await Promise.race([following.catch(() => setCurrentLanguage(currentLanguage())), timeout]);
}
