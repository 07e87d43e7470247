import { links } from "./en/links.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of many-to-many relations. */
export const useLinkTexts = createTextsHook("links", links);
