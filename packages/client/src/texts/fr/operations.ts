import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "obsolète",
  description:
    "{count, plural, one {L’API a # opération.} many {L’API a # d’opérations.} other {L’API a # opérations.}}",
  matches: "{count, plural, one {# opération} many {# d’opérations} other {# opérations}}",
  noMatch: "Aucune opération ne correspond",
  noMatchHint: "Essayez moins de mots\u202f: une partie d’un chemin, une méthode ou un libellé.",
  others: "Autres opérations",
  search: "Rechercher des opérations",
  title: "Opérations",
};
