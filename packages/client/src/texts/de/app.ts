import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  noScript: "Diese Konsole benötigt JavaScript. Aktivieren Sie es und laden Sie die Seite neu.",
  loading: "Wird geladen",
  loadingApi: "API-Beschreibung wird geladen",
  chunkTitle: "Ein Teil der Seite wurde nicht geladen",
  chunkScript:
    "Ein Skript wurde nicht geladen. Die Verbindung ist fehlgeschlagen, oder eine neue Version wurde installiert.",
  chunkStyle:
    "Ein Stylesheet wurde nicht geladen. Die Verbindung ist fehlgeschlagen, oder eine neue Version wurde installiert.",
  chunkSafe: "Laden Sie die Seite neu. Sie bleiben angemeldet.",
  reload: "Neu laden",
  failedTitle: "Diese Seite konnte nicht angezeigt werden",
  failedHint:
    "Andere Seiten funktionieren weiterhin. Versuchen Sie es erneut, oder öffnen Sie eine andere Seite.",
  tryAgain: "Erneut versuchen",
};
