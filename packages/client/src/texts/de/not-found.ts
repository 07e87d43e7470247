import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "Nicht gefunden",
  text: "Diese Seite existiert nicht. Prüfen Sie die Adresse.",
  home: "Zur Startseite",
  flags: "Signalflaggen JL: „Sie laufen Gefahr, auf Grund zu laufen“",
};
