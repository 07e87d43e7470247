import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Sie sind abgemeldet.",
  expired:
    "Ihre Sitzung ist zu Ende. Melden Sie sich wieder an, um dort weiterzumachen, wo Sie waren.",
  refused:
    "Die API hat den Zugriff verweigert, damit endete Ihre Sitzung. Melden Sie sich wieder an, um weiterzumachen.",
  "other-tab": "Sie wurden in einem anderen Tab abgemeldet.",
  notLasting:
    "Dieser Browser bewahrt für die Seite nichts auf, Ihre Sitzung überdauert sie also nicht: Sie hält, bis Sie die Seite schließen oder neu laden.",
};
