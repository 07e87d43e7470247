import { LANGUAGE_KEY } from "#config/contract.ts";
import { setCurrentLanguage, currentLanguage } from "#texts/current-language.ts";
import { readLocal } from "./local-storage.ts";

/** A language that has not come by then is spoken once it does: nobody waits longer in front of an empty page. */
const PATIENCE_MS = 4000;

/** Before the first render. Which language it is to be, `public/first-paint.js` has found out. */
export async function startLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  // English alone is in the entry.
  if (lang === "en" && readLocal(LANGUAGE_KEY) === null) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const following = import("./language.ts").then(({ followLanguage }) => followLanguage(lang));
  await Promise.race([following.catch(() => setCurrentLanguage(currentLanguage())), patience]);
}
