import { settings } from "./en/settings.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the settings. */
export const useSettingsTexts = createTextsHook("settings", settings);
