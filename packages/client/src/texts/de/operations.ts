import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "veraltet",
  description:
    "{count, plural, one {Die API bietet eine Operation.} other {Die API bietet # Operationen.}}",
  found: "{count, plural, one {# Operation} other {# Operationen}}",
  noMatch: "Keine Operation passt",
  noMatchHint:
    "Versuchen Sie es mit weniger Worten: einem Teil eines Pfads, einer Methode, einer Bezeichnung.",
  others: "Alles andere",
  search: "Operationen durchsuchen",
  title: "Operationen",
};
