import { list } from "./en/list.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of lists, which other screens do not load. */
export const useListTexts = createTextsHook("list", list);
