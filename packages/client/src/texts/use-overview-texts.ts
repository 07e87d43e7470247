import { overview } from "./en/overview.ts";
import { lateTexts } from "./lazy-texts.ts";

/** Texts of what home reads when it is told to; most people never need it. */
export const useOverviewTexts = lateTexts("overview", overview);
