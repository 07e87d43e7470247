import type { displayNames as english } from "#texts/en/display-names.ts";
import type { Translated } from "#texts/translated.ts";

export const displayNames: Translated<typeof english> = {
  board: "Board nach {label}",
  calendar: "Kalender nach {label}",
  cards: "Karten",
  display: "Darstellung: {name}",
  gallery: "Galerie",
  table: "Tabelle",
  timeline: "Zeitachse nach {label}",
  tree: "Baum nach {label}",
};
