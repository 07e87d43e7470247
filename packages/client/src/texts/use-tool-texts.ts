import { tools } from "./en/tools.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of inputs and values that are made for their kind. */
export const useToolTexts = createTextsHook("tools", tools);
