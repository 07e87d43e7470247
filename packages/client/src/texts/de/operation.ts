import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "Inhalt",
  bodyMode: "Format des Anfragetexts",
  confirm: "Damit wird {method} {path} an die API gesendet. Das kann Daten ändern.",
  deprecated: "Veraltet",
  discard: "Verwerfen",
  otherServer:
    "Diese Operation liegt auf einem anderen Server ({server}) und kann von hier nicht gesendet werden.",
  failed: "„{label}“ ist fehlgeschlagen",
  unknown: "Es ist unklar, ob „{label}“ ausgeführt wurde",
  form: "Formular",
  json: "JSON",
  lost: "{count, plural, one {Die API akzeptiert ein von Ihnen ausgefülltes Feld nicht mehr} other {Die API akzeptiert # von Ihnen ausgefüllte Felder nicht mehr}}",
  lostHint: "Der Wert wird nicht gesendet. Kopieren Sie ihn bei Bedarf:",
  moreParameters: "{count, plural, one {# freiwilliger Parameter} other {# freiwillige Parameter}}",
  restored: "Entwurf wiederhergestellt.",
  run: "Ausführen",
  send: "Senden",
  sendAs: "Senden als",
  sendAnyway: "Trotzdem senden",
  arrived: "Die API hat den neuen Stand: Es wurde ausgeführt.",
  missing: "Der Datensatz ist unverändert: Es wurde nicht ausgeführt.",
};
