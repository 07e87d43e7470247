import { inputs } from "./en/inputs.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts that come with the inputs: lists and records show without a single one of them. */
export const useInputTexts = createTextsHook("inputs", inputs);
