import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Tastenkürzel",
  everywhere: "In Tabellen und Dialogen",
  screen: "Auf dieser Seite",
  rows: "Nächste und vorige Zeile einer Tabelle",
  rowEnds: "Erste und letzte Zeile",
  openRow: "Zeile öffnen",
  undo: "Letzte Änderung zurücknehmen, außerhalb von Eingabefeldern",
  redo: "Sie wiederholen",
  leave: "Dialog oder Menü schließen",
  single: "Tasten ohne Strg, Alt oder Cmd",
  singleHint:
    "Schalten Sie sie aus, wenn Sie per Sprache schreiben oder Tasten versehentlich drücken.",
};
