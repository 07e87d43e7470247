import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Sie sind abgemeldet.",
  expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.",
  refused:
    "Die API hat den Zugriff verweigert, Ihre Sitzung wurde beendet. Melden Sie sich erneut an.",
  "other-tab": "Sie haben sich in einem anderen Tab abgemeldet.",
  notLasting:
    "Dieser Browser blockiert den Speicher. Ihre Sitzung endet, wenn Sie die Seite schließen oder neu laden.",
};
