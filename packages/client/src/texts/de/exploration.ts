import type { exploration as english } from "#texts/en/exploration.ts";
import type { Translated } from "#texts/translated.ts";

export const exploration: Translated<typeof english> = {
  label: "Gefundene Listen und Datensätze",
  running: "Listen und Datensätze werden gesucht …",
  hint: "Dabei wird nur gelesen.",
  failed: "Die Listen konnten nicht gelesen werden.",
  retry: "Erneut versuchen",
  unknown: "Die API nennt nicht, was Sie ändern dürfen.",
  unknownHint: "Lehnt sie ein Formular ab, erscheint ihre Fehlermeldung.",
  readOnly: "Nur lesen",
  offer: "Formulare anbieten",
  assumed: {
    title: "Diese Anfrage senden?",
    hint: "Nichts beschreibt diese Operation, daher ist ihre Wirkung unbekannt. Sie kann auch andere Datensätze ändern.",
    send: "Anfrage senden",
    cancel: "Abbrechen",
    request: "Anfrage",
  },
};
