import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "Im Hintergrund fortfahren",
  cancel: "Abbrechen",
  close: "Schließen",
  columns: "Spalten",
  columnsAll: "Alle ({count})",
  columnsShown: "Gezeigte ({count})",
  discard: "Verwerfen",
  export: "Exportieren",
  exportAll: "Alles, was Suche und Filter durchlassen: {label}.",
  exportChosen: "Das Ausgewählte: {label}.",
  exportChosenTotal: "Die {total} Ausgewählten: {label}.",
  exportTitle: "{label} exportieren",
  exportTotal: "Alle {total}, die Suche und Filter durchlassen: {label}.",
  failed: "Vor dem Abbruch wurden nur {written} von {total} geschrieben: {label}.",
  failedTitle: "Der Export ist abgebrochen",
  format: "Format",
  formatHint: {
    csv: "Für Tabellenprogramme. Zellen, die als Formeln laufen würden, sind entschärft; ein Import der Datei ergibt dieselben Werte.",
    json: "Eine Liste von Datensätzen, jeder Wert so, wie die API ihn schrieb.",
    ndjson: "Ein Datensatz pro Zeile, jeder Wert so, wie die API ihn schrieb.",
  },
  keep: "Den Teil behalten",
  keepHint:
    "Der Teil lässt sich behalten: Sein Name und seine letzte Zeile sagen dann, dass er unvollständig ist.",
  keepHintChosen:
    "Der Teil lässt sich unter dem Namen behalten, den Sie gewählt haben: Seine letzte Zeile sagt dann, dass er unvollständig ist.",
  lost: "Die Sitzung endete nach {written} von {total}: {label}. Von der Datei blieb nichts: Exportieren Sie noch einmal aus der Liste.",
  moved: "Inzwischen kamen oder gingen Zeilen",
  movedHint:
    "Die API zählte zuerst {promised} und am Ende {total}; {written} verschiedene wurden gelesen.",
  note: "{written} von {total} Zeilen; der Export kam nicht bis ans Ende",
  progress: "Fortschritt des Exports",
  saved: "Gespeichert als „{file}“.",
  stop: "Anhalten",
  stopped: "Angehalten nach {written} von {total}: {label}.",
  tabHint:
    "Er läuft weiter, während Sie andere Ansichten nutzen, solange dieser Tab geöffnet bleibt.",
  whole: "Alle {written} wurden geschrieben: {label}.",
  written: "{written} geschrieben: {label}",
  writtenOf: "{written} von {total} geschrieben: {label}",
};
