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
  create: "Neu",
  pages: "Einstellungen und Seiten",
  operations: "Operationen",
  none: "Nichts passt zu „{text}“.",
  noneHint: "Durchsuchbare Listen werden auch durchsucht, sobald Sie sie einmal geöffnet haben.",
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
