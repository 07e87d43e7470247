import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Ihr Konto",
  colors: "Farben",
  colorsHint: "„Wie das System“ folgt Ihrem System, jederzeit.",
  connection: "Verbindung",
  connectionHint:
    "Bei jedem Aufruf mitgeschickt, der danach verlangt, für alle, die diesen Browser benutzen.",
  density: "Zeilenhöhe",
  densityHint: "Aller Tabellen, überall wo Sie sich mit diesem Browser an dieser API anmelden.",
  email: "E-Mail",
  language: "Sprache und Region",
  languageInputs:
    "Die Eingaben des Browsers für Datum und Uhrzeit bleiben in der Sprache des Browsers.",
  languageHint:
    "Zahlen und Daten stehen so da, wie es in der Region Ihres Browsers üblich ist: {number}, {date}.",
  name: "Name",
  changePassword: "Passwort ändern",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  repeatPassword: "Neues Passwort wiederholen",
  password: "Passwort ändern",
  role: "Rolle",
  title: "Einstellungen",
};
