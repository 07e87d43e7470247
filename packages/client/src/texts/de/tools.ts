import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "Mit Enter oder Komma hinzufügen",
  hidePreview: "Vorschau ausblenden",
  markdownOf: "Markdown von {label}",
  marks: {
    bold: "Fett",
    italic: "Kursiv",
    link: "Link",
    list: "Liste",
    code: "Code",
  },
  preview: "Vorschau",
  previewOf: "Vorschau von {label}",
  pickColor: "Farbe für {label} wählen",
  showOnMap: "Auf einer Karte zeigen",
  stars: "{count, plural, one {# Stern} other {# Sterne}}",
  starsOf: "Sterne von {label}",
  tagKeys: "Entfernen. Mit Alt und einer Pfeiltaste verschieben.",
  chooseValue: "Wert auswählen",
  otherValue: "Anderer Wert …",
  unitOf: "Einheit von {label}",
};
