import type { palette as english } from "#texts/en/palette.ts";
import type { Translated } from "#texts/translated.ts";

export const palette: Translated<typeof english> = {
  title: "Zu allem gehen",
  input: "Listen, Datensätze, Aktionen und Einstellungen durchsuchen",
  placeholder: "Wohin, oder was tun?",
  recent: "Zuletzt",
  screen: "Auf dieser Seite",
  open: "Öffnen",
  records: "Datensätze",
  lists: "Listen",
  views: "Gespeicherte Ansichten",
  create: "Neu",
  pages: "Einstellungen und Seiten",
  operations: "Operationen",
  none: "Nichts passt zu „{text}“.",
  searchedShort: "Ab zwei Buchstaben werden auch Datensätze gesucht.",
  searchedNone: "Keine Liste dieser API lässt sich nach Wörtern durchsuchen.",
  searchedAll:
    "{searched, plural, =0 {Keine Liste wurde durchsucht} one {# Liste wurde durchsucht} other {# Listen wurden durchsucht}}.",
  searchedSome:
    "{searched} von {count} Listen durchsucht; öffnen Sie die anderen einmal, dann werden auch sie durchsucht, sofern sie es zulassen.",
  searchedFailed: "{count, plural, one {# Liste hat} other {# Listen haben}} nicht geantwortet.",
  searching: "Datensätze werden gesucht …",
  found: "{count, plural, =0 {Nichts gefunden} one {# Treffer} other {# Treffer}}",
  newRecord: "Neu: {label}",
  openKey: "{label} {key} öffnen",
  light: "Helle Farben nehmen",
  dark: "Dunkle Farben nehmen",
  auto: "Die Farben des Systems nehmen",
  keys: "Tastenkürzel",
  move: "auswählen",
  go: "öffnen",
  leave: "schließen",
};
