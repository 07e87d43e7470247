import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  loading: "Wird geladen",
  loadingApi: "Es wird gelesen, was die API bietet",
  chunkTitle: "Ein Teil der Seite ist nicht angekommen",
  chunkScript:
    "Ein Skript konnte nicht geladen werden. Vielleicht ist die Verbindung abgebrochen, oder inzwischen wurde eine neue Version eingespielt.",
  chunkStyle:
    "Eine Formatvorlage konnte nicht geladen werden. Vielleicht ist die Verbindung abgebrochen, oder inzwischen wurde eine neue Version eingespielt.",
  chunkSafe: "Neu laden holt den Teil noch einmal. Sie bleiben angemeldet.",
  reload: "Neu laden",
  failedTitle: "Auf dieser Seite ist ein Fehler aufgetreten",
  failedHint:
    "Alle anderen Seiten funktionieren weiter. Versuchen Sie es noch einmal, oder gehen Sie anderswohin.",
  tryAgain: "Noch einmal versuchen",
  modelTitle: "Die Beschreibung der API konnte nicht gelesen werden",
  modelEmpty: "Unter {address} wurde keine brauchbare Beschreibung gefunden.",
  modelNone:
    "Es ist keine API eingerichtet. Geben Sie dem Dienst mit --api eine OpenAPI-Beschreibung.",
  modelHint:
    "Berichtigen Sie die Beschreibung oder ihre Adresse, und versuchen Sie es dann noch einmal.",
  signOutInstead: "Abmelden",
};
