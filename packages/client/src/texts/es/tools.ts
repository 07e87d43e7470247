import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "Añadir con Intro o una coma",
  hidePreview: "Ocultar vista previa",
  markdownOf: "Markdown de {label}",
  marks: {
    bold: "Negrita",
    italic: "Cursiva",
    link: "Enlace",
    list: "Lista",
    code: "Código",
  },
  preview: "Vista previa",
  previewOf: "Vista previa de {label}",
  pickColor: "Elegir un color para {label}",
  showOnMap: "Mostrar en un mapa",
  stars: "{count, plural, one {# estrella} many {# estrellas} other {# estrellas}}",
  starsOf: "Estrellas de {label}",
  tagKeys: "Quitar. O mover con Alt y una tecla de flecha.",
  chooseValue: "Elegir un valor",
  otherValue: "Otro valor…",
  unitOf: "Unidad de {label}",
};
