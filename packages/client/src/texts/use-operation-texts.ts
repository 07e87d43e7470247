import { operation } from "./en/operation.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts that come with the forms of operations. */
export const useOperationTexts = createTextsHook("operation", operation);
