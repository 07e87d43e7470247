import { map } from "./en/map.ts";
import { createTextsHook } from "./lazy-texts.ts";

/** Texts of the API map, which is loaded on request. */
export const useMapTexts = createTextsHook("map", map);
