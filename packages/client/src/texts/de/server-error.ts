import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Etwas ist kaputtgegangen",
  text: "Der Server konnte nicht antworten. Das liegt an ihm und nicht an Ihnen; was Sie anderswo eingegeben haben, bleibt erhalten.",
  detail: "Was gesagt wurde",
  tryAgain: "Noch einmal versuchen",
  reload: "Neu laden",
  home: "Zur Startseite",
  flags: "NC: „Ich bin in Not und brauche Hilfe“",
};
