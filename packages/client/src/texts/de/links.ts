import type { links as english } from "#texts/en/links.ts";
import type { Translated } from "#texts/translated.ts";

export const links: Translated<typeof english> = {
  add: "{label} hinzufügen",
  failed: "{label} konnte nicht hinzugefügt werden",
  none: "Noch keine {label}.",
};
