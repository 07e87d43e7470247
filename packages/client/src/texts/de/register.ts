import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Konto anlegen",
  hint: "Das dauert nur einen Moment. Felder mit * werden gebraucht.",
  createAccount: "Konto anlegen",
  showPassword: "Eingabe anzeigen",
  missing: "{label} wird gebraucht.",
  noAddress: "Das ist keine E-Mail-Adresse: Das @ fehlt.",
  tooShort: "Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}",
  tooLong: "Bitte höchstens {count, plural, one {# Zeichen} other {# Zeichen}}.",
  refused: "Das Konto wurde nicht angelegt",
  unreachable:
    "Der Server war nicht zu erreichen. Prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.",
  unexpected: "Etwas Unerwartetes ist schiefgegangen. Versuchen Sie es noch einmal.",
  haveAccount: "Haben Sie schon ein Konto?",
  signIn: "Anmelden",
  waitingTitle: "Fast geschafft",
  waiting: "Ihr Konto wurde angelegt.",
  next: "Wie es weitergeht",
  nextApproval:
    "Wo Konten auf Freigabe warten, lässt Sie erst jemand ein. Dann melden Sie sich mit dem an, was Sie eben gewählt haben.",
  toSignIn: "Zur Anmeldung",
  closedTitle: "Hier gibt es keine Registrierung",
  closed:
    "Diese API nimmt keine Registrierungen an. Konten legt an, wer sie betreut: Bitten Sie dort um eines, und melden Sie sich dann an.",
};
