import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "Bei {pointer}",
  hint: "Ihre Beschreibung war nicht zu verstehen, darum gibt es nichts zum Anmelden.",
  reload: "Neu laden",
  remedy:
    "Berichtigen Sie die Beschreibung oder geben Sie eine andere an (--api), starten Sie den Dienst neu, und laden Sie dann diese Seite neu.",
  title: "Diese Konsole hat noch keine API",
};
