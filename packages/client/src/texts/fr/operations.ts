import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "obsolète",
  description:
    "{count, plural, one {L’API propose # opération.} many {L’API propose # d’opérations.} other {L’API propose # opérations.}}",
  found: "{count, plural, one {# opération} many {# d’opérations} other {# opérations}}",
  noMatch: "Aucune opération ne correspond",
  noMatchHint: "Essayez avec moins de mots\u202f: une partie d’un chemin, une méthode, un libellé.",
  others: "Tout le reste",
  search: "Rechercher des opérations",
  title: "Opérations",
};
