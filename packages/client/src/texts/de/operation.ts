import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "Antwort",
  answerMode: "Wie die Antwort gezeigt wird",
  answered: "Beantwortet mit {status}",
  body: "Inhalt",
  bodyMode: "Wie der Inhalt eingegeben wird",
  confirm: "Damit wird {method} {path} an die API gesendet. Das kann Daten ändern.",
  deprecated: "Veraltet",
  discard: "Verwerfen",
  download: "{name} herunterladen",
  elsewhere:
    "Diese Operation liegt auf {server}, außerhalb dieser API, darum sendet die Konsole sie nicht.",
  failed: "„{label}“ hat nicht geklappt",
  file: "{type}, {size}",
  form: "Formular",
  json: "JSON",
  lost: "{count, plural, one {Die API nimmt ein Feld nicht mehr an, das Sie ausgefüllt haben} other {Die API nimmt # Felder nicht mehr an, die Sie ausgefüllt haben}}",
  lostHint: "Es wird nicht gesendet. Nehmen Sie es von hier mit, wenn Sie es anderswo brauchen:",
  moreParameters: "{count, plural, one {# freiwilliger Parameter} other {# freiwillige Parameter}}",
  noContent: "Erledigt. Die Antwort hat keinen Inhalt.",
  noRows: "Die Antwort ist eine leere Liste.",
  readable: "Lesbar",
  restored: "Ihre Eingaben sind wieder da.",
  row: "Zeile",
  rows: "Zeilen",
  send: "Senden",
};
