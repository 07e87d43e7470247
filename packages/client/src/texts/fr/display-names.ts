import type { displayNames as english } from "#texts/en/display-names.ts";
import type { Translated } from "#texts/translated.ts";

export const displayNames: Translated<typeof english> = {
  board: "Tableau de cartes par {label}",
  calendar: "Calendrier par {label}",
  cards: "Cartes",
  display: "Affichage\u202f: {name}",
  gallery: "Galerie",
  table: "Tableau",
  timeline: "Chronologie par {label}",
  tree: "Arborescence par {label}",
};
