const LANGUAGE = /^[a-z]{2}(?:[-_][a-zA-Z]{2,4})?$/;
/** One of these is in every text by language; `id` or `to` alone is not a language. */
const COMMON = /^(?:en|de|fr|es|it|pt|nl|pl|sv|ru|zh|ja|ko|ar)\b/;

/** True for the names of texts by language: `en`, `pt-BR`. */
export function areLanguages(names: readonly string[]): boolean {
  return names.some((name) => COMMON.test(name)) && names.every((name) => LANGUAGE.test(name));
}
