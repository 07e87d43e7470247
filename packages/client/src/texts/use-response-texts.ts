import { responses } from "./en/responses.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts about responses that are not valid. */
export const useResponseTexts = createTextsHook("responses", responses);
