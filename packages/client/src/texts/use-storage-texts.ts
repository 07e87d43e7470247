import { storage } from "./en/storage.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts about storage that failed. */
export const useStorageTexts = createTextsHook("storage", storage);
