import { LANGUAGE_KEY } from "#config/contract.ts";
import { setCurrentLanguage, currentLanguage } from "#texts/current-language.ts";
import type { LocalArea } from "./browser-storage.ts";

/** Longest wait before the first render; a language that arrives later is shown then. */
const MAX_WAIT_MS = 4000;

/**
 * Loads the language that `public/first-paint.js` has set, and follows the choice of other tabs. Call before the first
 * render.
 */
export async function startLanguage(local: LocalArea): Promise<void> {
  const follow = async (language: string | null): Promise<void> =>
    (await import("./language.ts")).followLanguage(local, language);
  local.subscribe((key) => {
    if (key === LANGUAGE_KEY) void follow(local.read(key)).catch(() => undefined);
  });
  const { lang } = document.documentElement;
  // Only English is in the entry chunk.
  if (lang === "en" && local.read(LANGUAGE_KEY) === null) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([follow(lang).catch(() => setCurrentLanguage(currentLanguage())), timeout]);
}
