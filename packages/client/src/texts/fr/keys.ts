import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Raccourcis clavier",
  everywhere: "Dans les tableaux et les boîtes de dialogue",
  screen: "Sur cet écran",
  rows: "Ligne suivante ou précédente",
  rowEnds: "Première ou dernière ligne",
  openRow: "Ouvrir la ligne",
  undo: "Annuler la dernière modification (hors des champs)",
  redo: "Rétablir la dernière modification",
  leave: "Fermer la boîte de dialogue ou le menu",
  single: "Raccourcis à une seule touche",
  singleHint:
    "Désactivez-les si vous utilisez la saisie vocale ou appuyez sur des touches par erreur.",
  cells: "Cellules d’une ligne",
  editCell: "Modifier la cellule",
};
