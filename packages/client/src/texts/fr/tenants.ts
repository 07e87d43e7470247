import type { tenants as english } from "#texts/en/tenants.ts";
import type { Translated } from "#texts/translated.ts";

export const tenants: Translated<typeof english> = {
  choose: "Choisir : {label}",
  change: "Changer : {label}",
  hint: "Ses listes s’affichent ici et dans la barre latérale.",
  confirm: "Afficher les listes",
  cancel: "Annuler",
};
