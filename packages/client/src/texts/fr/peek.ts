import type { peek as english } from "#texts/en/peek.ts";
import type { Translated } from "#texts/translated.ts";

export const peek: Translated<typeof english> = {
  close: "Fermer le volet",
  failed: "Impossible de charger {name}",
  fields: "Champs",
  next: "Enregistrement suivant",
  open: "Ouvrir la page",
  otherPage: "Cet enregistrement est sur une autre page de la liste.",
  previous: "Enregistrement précédent",
  shown: "Le volet affiche {name}.",
  width: "Largeur du volet",
};
