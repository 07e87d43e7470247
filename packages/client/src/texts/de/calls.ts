import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "Aufrufe dieser Seite",
  hint: "Was die Konsole die API gefragt hat, das Neueste zuerst. Geheimes ist verdeckt.",
  scope: "Welche Aufrufe",
  here: "Diese Seite",
  all: "Alle",
  clear:
    "Dieser Bildschirm hat noch nichts gefragt. Aufrufe erscheinen hier, sobald sie geschehen; „Alle“ zeigt auch die anderer Bildschirme.",
  close: "Aufrufe schließen",
  took: "{ms} ms",
  bytes: "{size} Byte",
  kilobytes: "{size} KB",
  attempt: "Versuch {count}",
  faults: {
    none: "Es kam keine Antwort: Der Server ist nicht da, erlaubt keine Aufrufe von dieser Seite, oder die Verbindung fehlt.",
    "broken-off": "Die Antwort brach ab, bevor sie vollständig war.",
    redirect: "Die API antwortet mit einer Weiterleitung, der nicht gefolgt wird.",
    "no-json": "Die Antwort ist nicht das JSON, als das sie sich ausgibt.",
  },
  givenUp: "aufgegeben",
  noResponse: "keine Antwort",
  request: "Kopfzeilen der Anfrage",
  body: "Inhalt der Anfrage",
  bodyLeftOut:
    "Die Anfrage hatte einen Inhalt: eine Datei, oder er war zu lang, um hier aufbewahrt zu werden.",
  response: "Kopfzeilen der Antwort",
  copyCurl: "Als curl kopieren",
  copyFetch: "Als fetch kopieren",
  operation: "Operation: {label}",
  summary: "{count, plural, one {# Aufruf} other {# Aufrufe}}, zusammen {ms} ms",
};
