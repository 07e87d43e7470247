import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network:
    "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.",
  badResponse: "Die Antwort des Servers konnte nicht gelesen werden.",
  status: "Der Server hat mit {status} geantwortet.",
  noToken: "Die Anmeldung wurde akzeptiert, aber die Antwort enthält kein Token.",
};
