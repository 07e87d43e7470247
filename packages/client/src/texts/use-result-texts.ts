import { result } from "./en/result.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of running an operation. */
export const useResultTexts = createTextsHook("result", result);
