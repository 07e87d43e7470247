import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Abbrechen",
  changed: "„{name}“ · Geändert",
  copyAddress: "Link kopieren",
  exists: "Eine Ansicht mit dem Namen „{name}“ ist bereits vorhanden. Speichern ersetzt sie.",
  hint: "Eine Ansicht speichert Suche, Filter, Sortierung und Spalten. Sie erscheint in der Seitenleiste.",
  moveUp: "{name} nach oben",
  moved: "{name}: {position} von {count}",
  name: "Name der Ansicht",
  nameFirst: "Geben Sie einen Namen ein.",
  newName: "Neuer Name für {name}",
  remove: "Ansicht {name} löschen",
  rename: "Ansicht {name} umbenennen",
  replace: "Ersetzen",
  replaced: "„{name}“ wurde ersetzt.",
  saveAs: "Speichern als…",
  save: "Speichern",
  removed: "„{name}“ wurde gelöscht.",
  undo: "Rückgängig",
  update: "Ansicht {name} aktualisieren",
  updated: "„{name}“ wurde aktualisiert.",
  updateShort: "Aktualisieren",
};
