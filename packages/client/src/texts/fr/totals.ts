import type { totals as english } from "#texts/en/totals.ts";
import type { Translated } from "#texts/translated.ts";

export const totals: Translated<typeof english> = {
  all: "Tous les {label} correspondants\u202f: {count}",
  cancel: "Annuler",
  close: "Fermer les totaux",
  count: "Nombre",
  countExactly: "Compter exactement",
  countFailed: "Les enregistrements n’ont pas pu être comptés.",
  exactly: "Exactement {count}",
  failed: "Impossible de lire {label}",
  filter: "Afficher {label}\u202f: {value}",
  mayBeMore: "L’API a peut-être plus d’enregistrements qu’elle n’en renvoie.",
  more: "Et {count} autres valeurs\u202f; total",
  notCounted: "Le comptage prend trop de temps.",
  page: "{label} sur cette page\u202f: {count}",
  readAll: "Tout lire",
  reading: "{count} lus…",
  sum: "Somme de {label}",
  sumOfAll: "Total",
  title: "Totaux par {label}",
};
