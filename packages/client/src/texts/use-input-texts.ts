import { inputs } from "./en/inputs.ts";
import { lateTexts } from "./lazy-texts.ts";

/** Texts that come with the inputs: lists and records show without a single one of them. */
export const useInputTexts = lateTexts("inputs", inputs);
