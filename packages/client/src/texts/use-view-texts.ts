import { views } from "./en/views.ts";
import { lateTexts } from "./lazy-texts.ts";

/** Texts that come with the panel of saved views. */
export const useViewTexts = lateTexts("views", views);
