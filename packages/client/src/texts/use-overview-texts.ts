import { overview } from "./en/overview.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the home screen's overview, which is loaded on request. */
export const useOverviewTexts = createTextsHook("overview", overview);
