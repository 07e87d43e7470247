import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Abbrechen",
  copyAddress: "Adresse kopieren",
  exists: "Eine Ansicht „{name}“ gibt es schon. Speichern ersetzt sie.",
  hint: "Mit Suche, Filtern, Sortierung und Spalten. Sie steht in der Seitenleiste.",
  moveUp: "{name} nach oben",
  moved: "{name}: {place} von {count}",
  name: "Diese Liste speichern als",
  nameFirst: "Geben Sie erst einen Namen ein.",
  newName: "Neuer Name von {name}",
  remove: "Ansicht {name} entfernen",
  rename: "Ansicht {name} umbenennen",
  replace: "Ersetzen",
  replaced: "„{name}“ wurde ersetzt.",
  save: "Speichern",
  removed: "„{name}“ wurde entfernt.",
  undo: "Rückgängig",
  update: "{name} auf das setzen, was hier zu sehen ist",
  updated: "„{name}“ zeigt jetzt diese Liste.",
};
