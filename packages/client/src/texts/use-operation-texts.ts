import { operation } from "./en/operation.ts";
import { lateTexts } from "./late-texts.ts";

/** Texts that come with the forms of operations. */
export const useOperationTexts = lateTexts("operation", operation);
