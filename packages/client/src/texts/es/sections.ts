import type { sections as english } from "#texts/en/sections.ts";
import type { Translated } from "#texts/translated.ts";

export const sections: Translated<typeof english> = {
  amounts: "Importes",
  contact: "Contacto",
  dates: "Fechas",
  emptyFields:
    "{count, plural, one {# campo vacío} many {# de campos vacíos} other {# campos vacíos}}",
  links: "Enlaces",
  options: "Opciones",
};
