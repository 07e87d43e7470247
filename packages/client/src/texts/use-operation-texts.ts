import { operation } from "./en/operation.ts";
import { lateTexts } from "./lazy-texts.ts";

/** Texts that come with the forms of operations. */
export const useOperationTexts = lateTexts("operation", operation);
