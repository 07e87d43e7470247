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
  guess: "Relation supposée, pas encore confirmée",
  noItems: "aucun",
  notDescribed: "Absent de la description de l’API.",
  null: "Aucune valeur (null)",
  others: "Non documenté",
  selectNone: "Aucune ligne sur cette page.",
  selectPage: "Sélectionner toutes les lignes de cette page",
  selectRow: "Sélectionner {name}",
  show: "Afficher",
  showAll: "Afficher les {count} caractères",
  showRow: "Afficher la ligne entière",
  showSecret: "Afficher {label}",
  showTyped: "Afficher la valeur",
  system: "Champs système",
  yes: "Oui",
};
