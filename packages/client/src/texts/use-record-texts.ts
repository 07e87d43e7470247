import { record } from "./en/record.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of record pages, which other screens do not load. */
export const useRecordTexts = createTextsHook("record", record);
