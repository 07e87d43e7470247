import type { cells as english } from "#texts/en/cells.ts";
import type { Translated } from "#texts/translated.ts";

export const cells: Translated<typeof english> = {
  edit: "{field} von {name}",
  reading: "Datensatz wird gelesen …",
  notRead: "Der Datensatz konnte nicht gelesen werden",
  save: "Speichern",
  failed: "Der Wert konnte nicht gespeichert werden",
  unknown:
    "Es ist unklar, ob gespeichert wurde. Prüfen Sie den Datensatz, bevor Sie es wiederholen.",
  unseen: "Die Änderung braucht Werte, die die API nicht zurückgibt.",
  gone: "Der Datensatz existiert nicht mehr.",
  conflict: "Ein anderer Benutzer hat diesen Wert geändert:",
  useTheirs: "Deren Wert behalten",
  saveMine: "Meinen speichern",
  openForm: "Formular öffnen",
  copied: "Kopiert",
  reasons: {
    "no-operation": "Schreibgeschützt: Die API hat keine Operation zum Ändern.",
    key: "Schreibgeschützt: {field} ist der Schlüssel des Datensatzes.",
    "not-accepted": "Schreibgeschützt: Die API akzeptiert keine Werte für {field}.",
    form: "Die Änderung braucht weitere Eingaben. Bearbeiten Sie den Datensatz im Formular.",
  },
};
