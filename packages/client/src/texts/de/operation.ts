import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "Inhalt",
  bodyMode: "Format des Anfragetexts",
  of: "{action}: {name}",
  onlyChanges: "Nur geänderte Werte werden gesendet.",
  otherServer:
    "Diese Operation liegt auf einem anderen Server ({server}) und kann von hier nicht gesendet werden.",
  form: "Formular",
  json: "JSON",
  lost: "{count, plural, one {Die API akzeptiert ein von Ihnen ausgefülltes Feld nicht mehr} other {Die API akzeptiert # von Ihnen ausgefüllte Felder nicht mehr}}",
  lostHint: "Der Wert wird nicht gesendet. Kopieren Sie ihn bei Bedarf:",
  moreParameters: "{count, plural, one {# freiwilliger Parameter} other {# freiwillige Parameter}}",
  sendAs: "Senden als",
};
