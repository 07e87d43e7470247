import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  title: "Anmelden",
  signIn: "Anmelden",
  otherWays: "Andere Wege zur Anmeldung",
  withPassword: "Konto und Passwort",
  withBasic: "Benutzername und Passwort",
  username: "Benutzername",
  password: "Passwort",
  tokens: {
    token: "Token",
    "api-key": "API-Schlüssel",
    "access-token": "Zugriffstoken",
    cookie: "Cookie {name}",
  },
  withProvider: "Single Sign-on",
  withOpenId: "OpenID Connect",
  withClient: "Client-ID und Secret",
  withNothing: "Ohne Konto",
  token: "Token",
  tokenHint:
    "Ein Token, das Sie von dieser API haben. Es bleibt in diesem Browser und wird bei jedem Aufruf mitgeschickt.",
  openHint: "Diese API verlangt kein Konto: Treten Sie ein.",
  showPassword: "Eingabe anzeigen",
  missing: "{label} wird zum Anmelden gebraucht.",
  noAddress: "Das ist keine E-Mail-Adresse: Das @ fehlt.",
  refused: "Die Anmeldung hat nicht geklappt",
  unreachable:
    "Der Server war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und melden Sie sich dann noch einmal an.",
  unexpected: "Etwas Unerwartetes ist schiefgegangen. Versuchen Sie es noch einmal.",
  noAccount: "Noch kein Konto?",
  createAccount: "Konto anlegen",
  noRegistration: "Neu hier? Konten legt an, wer diese API betreut.",
};
