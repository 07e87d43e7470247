import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network:
    "Der Server war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.",
  badResponse: "Die Antwort des Servers war nicht zu verstehen.",
  status: "Der Server hat mit {status} geantwortet.",
  noToken:
    "Der Server hat die Anmeldung angenommen, aber in seiner Antwort war kein Token zu finden.",
};
