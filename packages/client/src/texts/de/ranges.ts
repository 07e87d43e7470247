import type { ranges as english } from "#texts/en/ranges.ts";
import type { Translated } from "#texts/translated.ts";

export const ranges: Translated<typeof english> = {
  bar: "Ausgewählte Zellen",
  cells: "{count, plural, one {# Zelle} other {# Zellen}}",
  checkFailed: "Die Zellen konnten nicht geprüft werden",
  checking: "Zellen werden geprüft …",
  copy: "Kopieren",
  copyJson: "Als JSON kopieren",
  invalid:
    "{count, plural, one {# Datensatz wird} other {# Datensätze werden}} übersprungen: Ein Wert ist ungültig.",
  more: "{count, plural, one {Und # weiterer Datensatz} other {Und # weitere Datensätze}}",
  none: "Kein Wert ändert sich.",
  outside: "{count, plural, one {# Zelle hat} other {# Zellen haben}} keine Position in der Liste.",
  paste: "Einfügen",
  pasteHere: "Hier einfügen",
  record: "Datensatz",
  start: "{count, plural, one {# Datensatz} other {# Datensätze}} ändern",
  startFailed: "Der Auftrag konnte nicht gestartet werden",
  summary:
    "{values, plural, one {# Wert ändert} other {# Werte ändern}} sich in {records, plural, one {# Datensatz} other {# Datensätzen}}.",
  title: "In {label} einfügen",
  unchanged: "unverändert",
};
