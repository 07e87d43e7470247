import type { sections as english } from "#texts/en/sections.ts";
import type { Translated } from "#texts/translated.ts";

export const sections: Translated<typeof english> = {
  amounts: "Montants",
  contact: "Coordonnées",
  dates: "Dates et heures",
  emptyFields:
    "{count, plural, one {# champ vide} many {# de champs vides} other {# champs vides}}",
  links: "Liens",
  options: "Choix",
};
