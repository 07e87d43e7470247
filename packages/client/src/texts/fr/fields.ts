import type { fields as english } from "#texts/en/fields.ts";
import type { Translated } from "#texts/translated.ts";

export const fields: Translated<typeof english> = {
  actions: "Actions",
  actionsOf: "Actions pour {name}",
  empty: "vide",
  hidden: "Masqué",
  inside: "Détails",
  items: "{count, plural, one {# élément} many {# d’éléments} other {# éléments}}",
  main: "Champs",
  more: "{count, plural, one {+# autre} many {+# d’autres} other {+# autres}}",
  no: "Non",
  noItems: "aucun",
  notDescribed: "La description de l’API n’en parle pas.",
  null: "Aucune valeur (null)",
  others: "Non décrits",
  selectNone: "Il n’y a aucune ligne sur cette page.",
  selectPage: "Sélectionner toutes les lignes de cette page",
  selectRow: "Sélectionner {name}",
  show: "Afficher",
  showAll: "Afficher les {count} caractères",
  showRow: "Afficher toute cette ligne",
  showSecret: "Afficher {label}",
  showTyped: "Afficher la saisie",
  system: "Données de suivi",
  yes: "Oui",
};
