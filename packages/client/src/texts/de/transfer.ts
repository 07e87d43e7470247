import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "Im Hintergrund ausführen",
  cancel: "Abbrechen",
  close: "Schließen",
  columns: "Spalten",
  columnsAll: "Alle ({count})",
  columnsShown: "Gezeigte ({count})",
  discard: "Verwerfen",
  export: "Exportieren",
  exportAll: "Alle Datensätze, die der Suche und den Filtern entsprechen: {label}.",
  exportChosen: "Das Ausgewählte: {label}.",
  exportChosenTotal: "Die {total} Ausgewählten: {label}.",
  exportTitle: "{label} exportieren",
  exportTotal: "Alle {total} Datensätze, die der Suche und den Filtern entsprechen: {label}.",
  failed: "Vor dem Fehler wurden {written} von {total} exportiert: {label}.",
  failedTitle: "Export fehlgeschlagen",
  format: "Format",
  formatHint: {
    csv: "Für Tabellenprogramme. Formeln sind maskiert; ein Import der Datei stellt dieselben Werte wieder her.",
    json: "Ein Array von Datensätzen, mit den Werten, wie die API sie zurückgab.",
    ndjson: "Ein Datensatz pro Zeile, mit den Werten, wie die API sie zurückgab.",
  },
  incompleteFile: "unvollständig",
  storePart: "Teildatei speichern",
  storePartHint:
    "Sie können die Teildatei speichern. Ihr Name und ihre letzte Zeile kennzeichnen sie als unvollständig.",
  storePartHintChosen:
    "Sie können die Teildatei speichern. Ihre letzte Zeile kennzeichnet sie als unvollständig.",
  lost: "Die Sitzung endete nach {written} von {total}: {label}. Nichts wurde gespeichert. Exportieren Sie erneut aus der Liste.",
  moved: "Datensätze haben sich während des Exports geändert",
  movedHint:
    "Die API meldete zuerst {promised} Datensätze, dann {total}. {written} wurden exportiert.",
  note: "{written} von {total} Zeilen; der Export ist unvollständig",
  progress: "Exportfortschritt",
  saved: "Gespeichert als „{file}“.",
  stop: "Anhalten",
  stopped: "Angehalten nach {written} von {total}: {label}.",
  tabHint: "Der Export läuft auf anderen Seiten weiter, solange dieser Tab geöffnet ist.",
  whole: "Alle {written} wurden exportiert: {label}.",
  mayBeMore: "Es gibt vielleicht weitere Datensätze",
  mayBeMoreHint: "Die API zeigt keinen Weg zu weiteren Datensätzen.",
  wholeOpen: "{written} {label} wurden exportiert.",
  written: "{written} exportiert: {label}",
  writtenOf: "{written} von {total} exportiert: {label}",
};
