import { inputs } from "./en/inputs.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of inputs; lists and record pages do not load them. */
export const useInputTexts = createTextsHook("inputs", inputs);
