import type { peek as english } from "#texts/en/peek.ts";
import type { Translated } from "#texts/translated.ts";

export const peek: Translated<typeof english> = {
  close: "Bereich schließen",
  failed: "{name} konnte nicht geladen werden",
  fields: "Felder",
  next: "Nächster Datensatz",
  open: "Seite öffnen",
  otherPage: "Dieser Datensatz ist auf einer anderen Seite der Liste.",
  previous: "Vorheriger Datensatz",
  shown: "Der Bereich zeigt {name}.",
  width: "Breite des Bereichs",
};
