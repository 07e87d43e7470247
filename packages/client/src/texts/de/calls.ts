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
  givenUp: "aufgegeben",
  noAnswer: "keine Antwort",
  request: "Kopfzeilen der Anfrage",
  body: "Inhalt der Anfrage",
  bodyLeftOut:
    "Die Anfrage hatte einen Inhalt: eine Datei, oder er war zu lang, um hier aufbewahrt zu werden.",
  answer: "Kopfzeilen der Antwort",
  copyCurl: "Als curl kopieren",
  copyFetch: "Als fetch kopieren",
  operation: "Operation: {label}",
  summary: "{count, plural, one {# Aufruf} other {# Aufrufe}}, zusammen {ms} ms",
};
