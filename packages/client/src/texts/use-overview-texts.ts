import { overview } from "./en/overview.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of what home reads when it is told to; most people never need it. */
export const useOverviewTexts = createTextsHook("overview", overview);
