import { operation } from "./en/operation.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of operation forms. */
export const useOperationTexts = createTextsHook("operation", operation);
