import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "immer zu sehen",
  compact: "Kompakt",
  comfortable: "Bequem",
  density: "Zeilenhöhe",
  find: "Spalte suchen",
  fit: "Ziehen oder die Pfeiltasten benutzen. Doppelklick oder Eingabe passt sie dem Inhalt an.",
  moved: "{label}: {place} von {count}",
  moveDown: "{label} nach unten",
  moveHint: "Ziehen verschiebt. Alt mit den Pfeiltasten verschiebt die Spalte, die den Fokus hat.",
  moveUp: "{label} nach oben",
  pin: "{label} im Blick behalten",
  reset: "Die üblichen Spalten zeigen",
  shown: "{shown} von {count} gezeigt",
  width: "Breite von {label}",
};
