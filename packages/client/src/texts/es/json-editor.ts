import type { jsonEditor as english } from "#texts/en/json-editor.ts";
import type { Translated } from "#texts/translated.ts";

export const jsonEditor: Translated<typeof english> = {
  path: "Ruta",
  copyPath: "Copiar ruta",
  copyValue: "Copiar valor",
  find: "Buscar",
  next: "Siguiente",
  previous: "Anterior",
  all: "Todos",
  matchCase: "Mayúsculas y minúsculas",
  pattern: "Expresión regular",
  byWord: "Palabras completas",
  replace: "Reemplazar",
  replaceAll: "Reemplazar todo",
  close: "Cerrar",
  fold: "Plegar",
  unfold: "Desplegar",
  folded: "Líneas plegadas",
  line: "Ir a la línea",
  go: "Ir",
};
