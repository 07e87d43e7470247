import type { jsonEditor as english } from "#texts/en/json-editor.ts";
import type { Translated } from "#texts/translated.ts";

export const jsonEditor: Translated<typeof english> = {
  path: "Pfad",
  copyPath: "Pfad kopieren",
  copyValue: "Wert kopieren",
  find: "Suchen",
  next: "Weiter",
  previous: "Zurück",
  all: "Alle",
  matchCase: "Groß-/Kleinschreibung",
  pattern: "Regulärer Ausdruck",
  byWord: "Ganze Wörter",
  replace: "Ersetzen",
  replaceAll: "Alle ersetzen",
  close: "Schließen",
  fold: "Zuklappen",
  unfold: "Aufklappen",
  folded: "Zugeklappte Zeilen",
  line: "Gehe zu Zeile",
  go: "Los",
};
