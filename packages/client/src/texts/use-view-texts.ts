import { views } from "./en/views.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the panel of saved views. */
export const useViewTexts = createTextsHook("views", views);
