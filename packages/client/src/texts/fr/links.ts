import type { links as english } from "#texts/en/links.ts";
import type { Translated } from "#texts/translated.ts";

export const links: Translated<typeof english> = {
  add: "Ajouter {label}",
  failed: "{label} n’a pas pu être ajouté",
  none: "Pas encore de {label}.",
};
