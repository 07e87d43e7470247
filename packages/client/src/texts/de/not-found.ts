import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "Nicht gefunden",
  text: "Unter dieser Adresse gibt es nichts. Vielleicht wurde es verschoben, entfernt oder falsch geschrieben.",
  home: "Zur Startseite",
  flags: "JL: „Sie laufen Gefahr, auf Grund zu laufen“",
};
