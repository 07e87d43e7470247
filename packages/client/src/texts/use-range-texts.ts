import { ranges } from "./en/ranges.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of ranges of cells. */
export const useRangeTexts = createTextsHook("ranges", ranges);
