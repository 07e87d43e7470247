import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "Rechte",
  about: "Rechte der Betrachter und Bearbeiter. Inhaber dürfen alles, was die Datenbank erlaubt.",
  search: "Tabellen und Spalten filtern",
  noMatch: "Keine passende Tabelle",
  noMatchHint: "Leeren Sie den Filter, um alle Tabellen zu sehen.",
  table: "Tabelle",
  show: "Spalten von {name} anzeigen",
  roles: { viewer: "Betrachter", editor: "Bearbeiter" },
  names: {
    read: "Lesen",
    create: "Anlegen",
    update: "Bearbeiten",
    remove: "Löschen",
    write: "Bearbeiten",
    execute: "Aufrufen",
  },
  cell: "{role}: {right} {name}",
  key: "Schlüssel: immer lesbar",
  view: "Sicht",
  everyTable: "Übrige Tabellen",
  everyTableAbout: "Eine neue Tabelle hat diese Rechte, bis Sie ihre eigenen ändern",
  functions: "Funktionen",
  functionsAbout:
    "Inhaber können alle Funktionen aufrufen. Eine Funktion kann über die Rechte an Tabellen hinausgehen.",
  function: "Funktion",
  writes: "Schreibt",
  definer: "Definer",
  definerAbout: "Läuft mit den Rechten ihres Eigentümers (SECURITY DEFINER)",
  impossible: "Die Datenbank erlaubt das nicht",
  failed: "Die Rechte konnten nicht geladen werden",
  saveFailed: "Das Recht wurde nicht geändert",
  saved: "Gespeichert",
};
