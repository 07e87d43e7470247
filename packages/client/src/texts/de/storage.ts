import type { storage as english } from "#texts/en/storage.ts";
import type { Translated } from "#texts/translated.ts";

export const storage: Translated<typeof english> = {
  blocked: "Der Browser blockiert den Speicher für diese Seite.",
  closed: "Der Browser hat seinen Speicher geschlossen.",
  full: "Der Speicher des Browsers ist voll. Geben Sie Platz frei.",
  silent: "Der Speicher des Browsers antwortet nicht.",
  title: "Entwürfe werden nicht gespeichert",
  form: "Ihre Eingaben gehen verloren, wenn Sie diesen Tab schließen oder neu laden.",
  leave:
    "Der Browser kann keinen Entwurf speichern. Ihre Änderungen bleiben nur, bis Sie diesen Tab schließen oder neu laden.",
  stored: "Ihr Entwurf ist gespeichert.",
  inTab: "Ihr Entwurf bleibt nur, bis Sie diesen Tab schließen oder neu laden.",
  jobs: "Jobs werden nicht gespeichert",
  jobsHint: "Lassen Sie diesen Tab offen, bis der Job endet. Sonst gehen die Ergebnisse verloren.",
  signIn: "Anmelden, um fortzufahren",
  signInHint:
    "Ihre Sitzung ist abgelaufen. Ihre Eingaben bleiben hier, bis Sie sich angemeldet haben.",
  newTab: "In neuem Tab anmelden",
  newTabHint: "Sie melden sich auf der Seite des Anbieters an. Dieser Tab macht von selbst weiter.",
};
