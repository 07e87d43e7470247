import type { result as english } from "#texts/en/result.ts";
import type { Translated } from "#texts/translated.ts";

export const result: Translated<typeof english> = {
  copy: "{label} kopieren",
  download: "{name} herunterladen",
  file: "{type}, {size}",
  jobCancel: "Auftrag abbrechen",
  jobDone: "Der Auftrag ist fertig",
  jobFailed: "Der Auftrag ist fehlgeschlagen",
  jobNotRead: "Der Auftrag kann nicht gelesen werden",
  jobRunning: "Der Auftrag läuft",
  json: "JSON",
  noContent: "Fertig. Die Antwort hat keinen Inhalt.",
  noRows: "Die Antwort ist eine leere Liste.",
  readable: "Formatiert",
  responded: "Beantwortet mit {status}",
  response: "Antwort",
  responseMode: "Format der Antwort",
  row: "Zeile",
  rows: "Zeilen",
};
