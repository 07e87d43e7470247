import type { sections as english } from "#texts/en/sections.ts";
import type { Translated } from "#texts/translated.ts";

export const sections: Translated<typeof english> = {
  amounts: "Beträge",
  contact: "Kontakt",
  dates: "Termine",
  emptyFields: "{count, plural, one {# leeres Feld} other {# leere Felder}}",
  links: "Links zu Seiten",
  options: "Optionen",
};
