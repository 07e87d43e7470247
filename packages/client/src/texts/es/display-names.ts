import type { displayNames as english } from "#texts/en/display-names.ts";
import type { Translated } from "#texts/translated.ts";

export const displayNames: Translated<typeof english> = {
  board: "Tablero por {label}",
  calendar: "Calendario por {label}",
  cards: "Tarjetas",
  display: "Presentación: {name}",
  gallery: "Galería",
  table: "Tabla",
  timeline: "Cronología por {label}",
  tree: "Árbol por {label}",
};
