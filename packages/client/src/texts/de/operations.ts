import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "veraltet",
  description:
    "{count, plural, one {Die API hat eine Operation.} other {Die API hat # Operationen.}}",
  matches: "{count, plural, one {# Operation} other {# Operationen}}",
  noMatch: "Keine passenden Operationen",
  noMatchHint:
    "Versuchen Sie weniger Wörter: einen Teil eines Pfads, eine Methode oder eine Bezeichnung.",
  others: "Weitere Operationen",
  search: "Operationen durchsuchen",
  title: "Operationen",
};
