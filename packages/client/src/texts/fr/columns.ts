import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "toujours visible",
  compact: "Compacte",
  comfortable: "Confortable",
  density: "Hauteur des lignes",
  find: "Chercher une colonne",
  fit: "Faites glisser ou utilisez les touches fléchées. Un double clic ou Entrée l’ajuste à son contenu.",
  moved: "{label}\u202f: {place} sur {count}",
  moveDown: "Descendre {label}",
  moveHint:
    "Faites glisser pour déplacer. Alt et les touches fléchées déplacent la colonne qui a le focus.",
  moveUp: "Monter {label}",
  pin: "Garder {label} en vue",
  reset: "Afficher les colonnes habituelles",
  shown: "{shown} sur {count} affichées",
  width: "Largeur\u202f: {label}",
};
