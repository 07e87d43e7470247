import type { jsonEditor as english } from "#texts/en/json-editor.ts";
import type { Translated } from "#texts/translated.ts";

export const jsonEditor: Translated<typeof english> = {
  path: "Chemin",
  copyPath: "Copier le chemin",
  copyValue: "Copier la valeur",
  find: "Rechercher",
  next: "Suivant",
  previous: "Précédent",
  all: "Tout",
  matchCase: "Respecter la casse",
  pattern: "Expression régulière",
  byWord: "Mots entiers",
  replace: "Remplacer",
  replaceAll: "Tout remplacer",
  close: "Fermer",
  fold: "Replier",
  unfold: "Déplier",
  folded: "Lignes repliées",
  line: "Aller à la ligne",
  go: "Aller",
};
