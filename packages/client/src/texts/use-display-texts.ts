import { displays } from "./en/displays.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of displays of a list. */
export const useDisplayTexts = createTextsHook("displays", displays);
