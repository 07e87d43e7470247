import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "API-Anfragen",
  hint: "Anfragen an die API, neueste zuerst. Geheime Werte sind maskiert.",
  scope: "Umfang",
  here: "Diese Seite",
  all: "Alle",
  clear: "Noch keine Anfragen von dieser Seite. Wählen Sie „Alle“, um andere Seiten einzubeziehen.",
  close: "Bereich schließen",
  took: "{ms} ms",
  bytes: "{size} Byte",
  kilobytes: "{size} KB",
  attempt: "Versuch {count}",
  errors: {
    none: "Keine Antwort. Der Server ist nicht erreichbar, blockiert diese Seite (CORS), oder die Verbindung ist fehlgeschlagen.",
  },
  canceled: "abgebrochen",
  noResponse: "keine Antwort",
  request: "Header der Anfrage",
  body: "Anfragetext",
  bodyLeftOut: "Der Anfragetext ist nicht gespeichert: Er ist eine Datei oder zu lang.",
  response: "Header der Antwort",
  copyCurl: "Als curl kopieren",
  copyFetch: "Als fetch kopieren",
  operation: "Operation: {label}",
  summary: "{count, plural, one {# Anfrage} other {# Anfragen}}, insgesamt {ms} ms",
};
