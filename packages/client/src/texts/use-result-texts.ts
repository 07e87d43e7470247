import { result } from "./en/result.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of responses to operations. */
export const useResultTexts = createTextsHook("result", result);
