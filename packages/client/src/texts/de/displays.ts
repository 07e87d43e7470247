import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  changed:
    "Ein anderer Benutzer hat {label} von {name} inzwischen geändert. Die Liste wurde neu gelesen.",
  failed: "{name} konnte nicht verschoben werden",
  gone: "{name} wurde inzwischen gelöscht.",
  invalid: "Der Wert ist für {name} nicht erlaubt. Öffnen Sie das Formular, um ihn zu ändern.",
  move: "{name} verschieben",
  moved: "{name} nach {label} verschoben",
  noValue: "Kein Wert",
  rows: "{label}: {count} auf dieser Seite",
  unknown: "Unklar, ob {name} verschoben wurde. Prüfen Sie den Datensatz vor einem neuen Versuch.",
  unseen:
    "Eine Änderung könnte Werte von {name} entfernen, die die API nicht zurückgab. Verwenden Sie das Formular.",
  children: "{count, plural, one {# Datensatz darunter} other {# Datensätze darunter}}",
  collapse: "{name} schließen",
  emptyMonth: "Keine Datensätze in diesem Monat.",
  expand: "{name} öffnen",
  failedRead: "Die Datensätze konnten nicht gelesen werden",
  more: "Mehr",
  moreOf: "Mehr in {label}",
  moveDay: "Neuer Tag",
  moveSave: "Verschieben",
  nextMonth: "Nächster Monat",
  noDate: "{count, plural, one {# Datensatz hat kein Datum} other {# Datensätze haben kein Datum}}",
  onPage: "Nur die Datensätze dieser Seite werden angezeigt.",
  previousMonth: "Voriger Monat",
  reading: "Datensätze werden gelesen …",
  rowsAll: "{label}: {count}",
  showMonth: "{month} anzeigen",
  thisMonth: "Dieser Monat",
  tooMany: "Nur die ersten {count} Datensätze werden angezeigt.",
};
