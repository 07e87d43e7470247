import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Serverfehler",
  text: "Der Server konnte die Anfrage nicht verarbeiten.",
  detail: "Details",
  tryAgain: "Erneut versuchen",
  reload: "Neu laden",
  home: "Zur Startseite",
  flags: "Signalflaggen NC: „Ich bin in Not und brauche Hilfe“",
};
