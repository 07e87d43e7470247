import { exploration } from "./en/exploration.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the exploration; an API with a description does not load them. */
export const useExplorationTexts = createTextsHook("exploration", exploration);
