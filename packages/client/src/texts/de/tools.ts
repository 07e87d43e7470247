import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "Mit Enter oder Komma hinzufügen",
  pickColor: "Farbe für {label} wählen",
  showOnMap: "Auf einer Karte zeigen",
  stars: "{count, plural, one {# Stern} other {# Sterne}}",
  starsOf: "Sterne von {label}",
  tagKeys: "Entfernen. Mit Alt und einer Pfeiltaste verschieben.",
};
