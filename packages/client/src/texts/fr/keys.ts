import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Raccourcis clavier",
  everywhere: "Dans les tableaux et les boîtes de dialogue",
  screen: "Sur cet écran",
  rows: "Ligne suivante et précédente d’un tableau",
  rowEnds: "Première et dernière ligne",
  openRow: "Ouvrir la ligne",
  undo: "Annuler la dernière modification, hors des champs de saisie",
  redo: "La rétablir",
  leave: "Fermer une boîte de dialogue ou un menu",
  single: "Touches sans Ctrl, Alt ni Cmd",
  singleHint: "Désactivez-les si vous dictez à la voix ou appuyez sur des touches par mégarde.",
};
