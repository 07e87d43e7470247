import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "Bei {pointer}",
  hint: "Die API-Beschreibung konnte nicht gelesen werden, daher ist keine Anmeldung möglich.",
  reload: "Neu laden",
  remedy:
    "Korrigieren Sie die Beschreibung, oder verwenden Sie eine andere (--api). Starten Sie den Dienst neu, und laden Sie dann die Seite neu.",
  title: "API nicht verfügbar",
};
