import type { ranges as english } from "#texts/en/ranges.ts";
import type { Translated } from "#texts/translated.ts";

export const ranges: Translated<typeof english> = {
  bar: "Cellules sélectionnées",
  cells: "{count, plural, one {# cellule} many {# cellules} other {# cellules}}",
  checkFailed: "Les cellules n’ont pas pu être vérifiées",
  checking: "Vérification des cellules…",
  copy: "Copier",
  copyJson: "Copier en JSON",
  invalid:
    "{count, plural, one {# enregistrement est ignoré} many {# enregistrements sont ignorés} other {# enregistrements sont ignorés}}\u202f: une valeur n’est pas valide.",
  more: "{count, plural, one {Et # autre enregistrement} many {Et # autres enregistrements} other {Et # autres enregistrements}}",
  none: "Aucune valeur ne change.",
  outside:
    "{count, plural, one {# cellule n’a} many {# cellules n’ont} other {# cellules n’ont}} pas de position dans la liste.",
  paste: "Coller",
  pasteHere: "Collez ici",
  record: "Enregistrement",
  start:
    "Modifier {count, plural, one {# enregistrement} many {# enregistrements} other {# enregistrements}}",
  startFailed: "La tâche n’a pas pu être lancée",
  summary:
    "{values, plural, one {# valeur change} many {# valeurs changent} other {# valeurs changent}} dans {records, plural, one {# enregistrement} many {# enregistrements} other {# enregistrements}}.",
  title: "Coller dans {label}",
  unchanged: "inchangé",
};
