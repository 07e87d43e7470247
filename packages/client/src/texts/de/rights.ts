import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "Rechte",
  about: "Was Betrachter und Bearbeiter dürfen. Inhaber dürfen alles, was die Datenbank erlaubt.",
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
  everyTable: "Tabellen ohne Entscheidung",
  everyTableAbout: "Eine neue Tabelle hat diese Rechte, bis Sie ihre eigenen ändern",
  functions: "Funktionen",
  functionsAbout:
    "Inhaber rufen alle auf. Eine Funktion kann mehr lesen und ändern, als die Rechte an Tabellen erlauben.",
  function: "Funktion",
  writes: "Schreibt",
  definer: "Definer",
  definerAbout: "Läuft mit den Rechten ihres Eigentümers (SECURITY DEFINER)",
  impossible: "Die Datenbank erlaubt das nicht",
  failed: "Die Rechte konnten nicht geladen werden",
  saveFailed: "Das Recht wurde nicht geändert",
  saved: "Gespeichert",
};
