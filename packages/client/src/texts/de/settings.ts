import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Konto",
  colors: "Farbmodus",
  colorsHint: "„System“ folgt der Einstellung Ihres Systems.",
  connection: "Verbindung",
  connectionHint:
    "Wird mit Anfragen gesendet, die dies erfordern, für alle Benutzer dieses Browsers.",
  credentialAdd: "Zugangsdaten hinzufügen",
  credentialHint:
    "Zugangsdaten für Operationen, die die der Sitzung nicht annehmen. Sie enden mit der Sitzung.",
  credentialNeeded: "Diese Operation braucht andere Zugangsdaten als die der Sitzung: {names}.",
  credentialReplace: "Zugangsdaten ersetzen",
  density: "Zeilenhöhe",
  densityHint: "Gilt für alle Tabellen dieser API in diesem Browser.",
  email: "E-Mail",
  headerAdd: "Header hinzufügen",
  headerHint: "Header aller Anfragen an die API, etwa eine Version. Sie bleiben in diesem Browser.",
  headerIllegal: "Der Browser kann keinen Header mit diesem Namen senden.",
  headerName: "Name des Headers",
  headerRemove: "Entfernen",
  headerRemoveNamed: "{name} entfernen",
  headerRequested:
    "Die API verlangt den Header {name}. Sein Wert wird mit allen Anfragen gesendet.",
  headerValue: "Wert",
  language: "Sprache und Region",
  languageHint: "Zahlen und Datumsangaben folgen der Region Ihres Browsers: {number}, {date}.",
  name: "Name",
  changePassword: "Passwort ändern",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  repeatPassword: "Neues Passwort bestätigen",
  password: "Passwort",
  role: "Rolle",
  title: "Einstellungen",
};
