import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Konto anlegen",
  hint: "Mit * markierte Felder sind Pflichtfelder.",
  createAccount: "Konto anlegen",
  showPassword: "Passwort anzeigen",
  missing: "{label} ist erforderlich.",
  noAddress: "Keine gültige E-Mail-Adresse: Das @ fehlt.",
  tooShort: "Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}",
  tooLong: "Höchstens {count, plural, one {# Zeichen} other {# Zeichen}}",
  refused: "Konto nicht angelegt",
  unreachable:
    "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.",
  haveAccount: "Haben Sie bereits ein Konto?",
  signIn: "Anmelden",
  waitingTitle: "Registrierung eingegangen",
  waiting: "Ihr Konto wurde angelegt.",
  next: "Nächste Schritte",
  nextApproval:
    "Möglicherweise muss ein Administrator Ihr Konto freigeben. Melden Sie sich dann mit Ihren neuen Zugangsdaten an.",
  toSignIn: "Zur Anmeldung",
  closedTitle: "Registrierung geschlossen",
  closed:
    "Diese API nimmt keine Registrierungen an. Bitten Sie den Administrator um ein Konto, und melden Sie sich dann an.",
};
