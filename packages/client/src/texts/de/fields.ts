import type { fields as english } from "#texts/en/fields.ts";
import type { Translated } from "#texts/translated.ts";

export const fields: Translated<typeof english> = {
  actions: "Aktionen",
  actionsOf: "Aktionen für {name}",
  empty: "leer",
  hidden: "Verborgen",
  inside: "Einzelheiten",
  items: "{count, plural, one {# Eintrag} other {# Einträge}}",
  main: "Felder",
  more: "{count, plural, one {+# weiterer} other {+# weitere}}",
  no: "Nein",
  noItems: "keine",
  notDescribed: "In der Beschreibung der API kommt es nicht vor.",
  null: "Kein Wert (null)",
  others: "Nicht beschrieben",
  selectNone: "Auf dieser Seite sind keine Zeilen.",
  selectPage: "Alle Zeilen dieser Seite auswählen",
  selectRow: "{name} auswählen",
  show: "Anzeigen",
  showAll: "Alle {count} Zeichen zeigen",
  showRow: "Diese Zeile ganz zeigen",
  showSecret: "{label} anzeigen",
  showTyped: "Eingabe anzeigen",
  system: "Verwaltung",
  yes: "Ja",
};
