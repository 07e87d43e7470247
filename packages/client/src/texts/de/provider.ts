import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "Client-ID",
  clientIdHint: "Die ID, die der Anbieter dieser Konsole zugewiesen hat.",
  clientSecret: "Client-Secret",
  secretHint: "Wird einmal für diese Anmeldung verwendet und nicht gespeichert.",
  scopes: "Berechtigungen (Scopes)",
  scopesHint: "Scopes durch Leerzeichen trennen. Leer lassen für den Standard des Anbieters.",
  setUp: "Einrichtung beim Anbieter",
  redirect: "Registrieren Sie diese Redirect-URI beim Anbieter:",
  leaving: "Sie melden sich auf der Seite des Anbieters an und kehren dann hierher zurück.",
  missing: "{label} ist erforderlich.",
  title: "Anmeldung läuft",
  wait: "Die Antwort des Anbieters wird geprüft.",
  failed: "Anmeldung fehlgeschlagen",
  again: "Zurück zur Anmeldung",
  unreachable:
    "Der Anmeldeanbieter ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.",
  blocked:
    "Der Anmeldeanbieter ist von dieser Seite aus nicht erreichbar. Er ist ausgefallen oder blockiert diesen Ursprung (CORS). Ein Administrator kann diese Anfragen über den Quarterdeck-Dienst leiten.",
  unexpected: "Der Anmeldeanbieter hat eine ungültige Antwort gesendet.",
  insecure:
    "Diese Anmeldemethode erfordert HTTPS oder localhost. Öffnen Sie die Konsole unter einer https-Adresse.",
  unusable: "Die API-Beschreibung enthält keine verwendbare Adresse des Anmeldeanbieters.",
  "not-begun":
    "Diese Antwort gehört zu keiner Anmeldung aus diesem Tab und wurde nicht verwendet. Melden Sie sich erneut an.",
  "too-late":
    "Die Anmeldung hat zu lange gedauert und wurde nicht abgeschlossen. Melden Sie sich erneut an.",
  "other-state":
    "Diese Antwort gehört zu einer anderen Anmeldung und wurde nicht verwendet. Melden Sie sich erneut an.",
  "other-issuer":
    "Die Antwort kam von einem anderen Anbieter und wurde nicht verwendet. Wenden Sie sich an den Administrator der API.",
  refused: "Der Anbieter hat die Anmeldung abgelehnt: {detail}",
  "no-token": "Die Antwort des Anbieters enthält kein Token.",
  "wrong-identity":
    "Das Identitäts-Token fehlt oder ist nicht für diese Konsole bestimmt und wurde daher abgelehnt.",
};
