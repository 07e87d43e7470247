import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  board: "Board nach {label}",
  changed:
    "Ein anderer Benutzer hat {label} von {name} inzwischen geändert. Die Liste wurde neu gelesen.",
  display: "Darstellung: {name}",
  failed: "{name} konnte nicht verschoben werden",
  gallery: "Galerie",
  gone: "{name} wurde inzwischen gelöscht.",
  invalid: "Der Wert ist für {name} nicht erlaubt. Öffnen Sie das Formular, um ihn zu ändern.",
  move: "{name} verschieben",
  moved: "{name} nach {label} verschoben",
  noValue: "Kein Wert",
  rows: "{label}: {count} auf dieser Seite",
  table: "Tabelle",
  unknown: "Unklar, ob {name} verschoben wurde. Prüfen Sie den Datensatz vor einem neuen Versuch.",
  unseen:
    "Eine Änderung könnte Werte von {name} entfernen, die die API nicht zurückgab. Verwenden Sie das Formular.",
};
