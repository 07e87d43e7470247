import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  report: "API-Bericht und Korrekturen",
  title: "Anmelden",
  signIn: "Anmelden",
  otherWays: "Andere Wege zur Anmeldung",
  username: "Benutzername",
  password: "Passwort",
  tokens: {
    token: "Token",
    "api-key": "API-Schlüssel",
    "access-token": "Zugriffstoken",
    cookie: "Cookie {name}",
  },
  token: "Token",
  tokenHint:
    "Ein Token dieser API. Es bleibt in diesem Browser und wird mit jeder Anfrage gesendet.",
  showPassword: "Wert anzeigen",
  missing: "{label} ist erforderlich.",
  noAddress: "Keine gültige E-Mail-Adresse: Das @ fehlt.",
  noAccount: "Noch kein Konto?",
  createAccount: "Konto anlegen",
  noRegistration: "Noch kein Konto? Wenden Sie sich an den Administrator der API.",
};
