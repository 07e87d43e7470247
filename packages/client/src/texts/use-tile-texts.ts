import { tiles } from "./en/tiles.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the tiles on the home screen. */
export const useTileTexts = createTextsHook("tiles", tiles);
