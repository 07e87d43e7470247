import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Tastenkürzel",
  everywhere: "In Tabellen und Dialogen",
  screen: "Auf dieser Seite",
  rows: "Nächste oder vorherige Zeile",
  rowEnds: "Erste oder letzte Zeile",
  openRow: "Zeile öffnen",
  undo: "Letzte Änderung rückgängig machen (außerhalb von Eingabefeldern)",
  redo: "Letzte Änderung wiederholen",
  leave: "Dialog oder Menü schließen",
  single: "Tastenkürzel mit einer Taste",
  singleHint:
    "Schalten Sie diese aus, wenn Sie Spracheingabe verwenden oder Tasten versehentlich drücken.",
  cells: "Zellen einer Zeile",
  editCell: "Zelle bearbeiten",
};
