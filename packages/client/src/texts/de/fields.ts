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
  guess: "Vermutete Beziehung, noch nicht bestätigt",
  noItems: "keine",
  notDescribed: "Nicht in der API-Beschreibung enthalten.",
  null: "Kein Wert (null)",
  others: "Nicht dokumentiert",
  selectNone: "Keine Zeilen auf dieser Seite.",
  selectPage: "Alle Zeilen auf dieser Seite auswählen",
  selectRow: "{name} auswählen",
  show: "Anzeigen",
  showAll: "Alle {count} Zeichen zeigen",
  showRow: "Vollständige Zeile anzeigen",
  showSecret: "{label} anzeigen",
  showTyped: "Wert anzeigen",
  system: "Systemfelder",
  yes: "Ja",
};
