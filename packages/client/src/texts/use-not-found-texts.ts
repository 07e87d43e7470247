import { notFound } from "./en/not-found.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the screen for an unknown address. */
export const useNotFoundTexts = createTextsHook("notFound", notFound);
