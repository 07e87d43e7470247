import type { signIn as english } from "#texts/en/sign-in.ts";
import type { Translated } from "#texts/translated.ts";

export const signIn: Translated<typeof english> = {
  refused: "Anmeldung fehlgeschlagen",
  unreachable:
    "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.",
  notApi: "{address} hat nicht wie diese API geantwortet.",
  useUpstream:
    "Wenn die Adresse falsch ist, starten Sie den Dienst mit --upstream und der richtigen.",
  useApiHost: "Wenn die Adresse falsch ist, korrigieren Sie apiHost in der Seite.",
  noToken: "{call} war erfolgreich, aber die Antwort enthält kein nutzbares Token.",
  members: "Inhalt der Antwort: {members}",
  noMembers: "Die Antwort ist leer.",
  searchedBody: "Nicht im Inhalt gefunden: {names}",
  searchedHeaders: "Nicht in den Headern gefunden: {names}",
  cookies: "Cookies: {names}",
  noCookies: "Die Antwort hat kein Cookie gesetzt.",
  refusedRead: "{path} hat das Ergebnis mit {status} abgelehnt.",
  askForToken: "Melden Sie sich mit einem Token an, oder fragen Sie den Administrator der API.",
  sends: "Jede Anfrage sendet",
  change: "Ändern",
  reset: "Zurücksetzen",
  location: "Ort",
  locations: {
    header: "Header",
    query: "Query-Parameter",
    cookie: "Cookie",
  },
  name: "Name",
  prefix: "Präfix",
  prefixHint: "Text vor dem Token, zum Beispiel Bearer.",
  badName: "Das ist kein gültiger Header-Name.",
  unchecked: "Keine Leseoperation dieser API kann dies vor der Anmeldung prüfen.",
  placeholder: "Die Beschreibung nennt einen Platzhalter als Server",
  placeholderHint:
    "An {address} wird nichts gesendet, bis Sie die Adresse bestätigen. Starten Sie den Dienst mit --upstream und der richtigen Adresse.",
  confirm: "Diesen Server verwenden",
  withPassword: "Benutzername und Passwort",
  withProvider: "Single Sign-on",
  withOpenId: "OpenID Connect",
  withClient: "Client-ID und Secret",
  withNothing: "Ohne Konto",
  openHint: "Diese API erfordert kein Konto.",
  openTry: "Geht nur, wenn die API kein Konto verlangt, obwohl ihre Beschreibung es tut.",
};
