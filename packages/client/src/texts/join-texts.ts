import type { Catalog } from "./current-language.ts";

/**
 * Joins the files of one language. Each file is typed by its English texts, and the build compares
 * the keys.
 */
export function joinTexts(modules: Readonly<Record<string, unknown>>): Catalog {
  return Object.assign({}, ...Object.values(modules)) as Catalog;
}
