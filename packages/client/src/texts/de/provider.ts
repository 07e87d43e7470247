import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "Client-ID",
  clientIdHint: "Der Name, den der Anbieter dieser Konsole gab, als sie dort eingetragen wurde.",
  clientSecret: "Client-Secret",
  secretHint: "Es wird einmal gebraucht, für diese Anmeldung, und nirgends aufbewahrt.",
  scopes: "Berechtigungen (Scopes)",
  scopesHint:
    "Worum gebeten wird, mit Leerzeichen dazwischen; leer: was der Anbieter von sich aus gibt.",
  setUp: "Für den, der das einrichtet",
  redirect: "Tragen Sie beim Anbieter diese Adresse ein, zu der er die Leute zurückschicken soll:",
  leaving:
    "Die Seite des Anbieters öffnet sich, fragt, wer Sie sind, und schickt Sie hierher zurück.",
  missing: "{label} wird zum Anmelden gebraucht.",
  title: "Anmeldung läuft",
  wait: "Die Antwort des Anbieters wird geprüft.",
  failed: "Die Anmeldung hat nicht geklappt",
  again: "Zurück zur Anmeldung",
  unreachable:
    "Der Anbieter war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.",
  blocked:
    "Der Anbieter war von dieser Seite aus nicht zu erreichen: Er antwortet nicht, oder er erlaubt keine Aufrufe von dieser Adresse. Wer diese Konsole betreibt, kann ihn mit dem mitgelieferten Dienst für Sie fragen.",
  unexpected: "Der Anbieter hat eine Antwort gegeben, die keinen Sinn ergibt.",
  insecure:
    "Browser erlauben diesen Weg zur Anmeldung nur über https (oder auf diesem Rechner): Öffnen Sie die Konsole unter einer https-Adresse.",
  unusable: "Die Beschreibung nennt keine brauchbare Adresse des Anbieters.",
  "not-begun":
    "Diese Antwort gehört zu keiner Anmeldung, die in diesem Tab begonnen wurde, darum wurde sie nicht verwendet. Beginnen Sie hier von Neuem.",
  "too-late":
    "Die Anmeldung hat zu lange gedauert, und ihre Antwort wurde nicht verwendet. Beginnen Sie von Neuem.",
  "other-state":
    "Diese Antwort gehört zu einer anderen Anmeldung als der, die in diesem Tab begonnen wurde, darum wurde sie nicht verwendet. Beginnen Sie hier von Neuem.",
  "other-issuer":
    "Die Antwort kam von einem anderen Anbieter als dem gefragten, darum wurde sie nicht verwendet. Sagen Sie es dem, der diese API betreut.",
  refused: "Der Anbieter hat abgelehnt: {said}",
  "no-token": "Die Antwort des Anbieters enthält kein Token.",
  "wrong-identity":
    "Die Angabe des Anbieters, wer Sie sind, fehlt oder ist nicht für diese Konsole bestimmt, darum wurde ihr nicht geglaubt.",
};
