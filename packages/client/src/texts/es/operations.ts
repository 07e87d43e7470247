import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "obsoleta",
  description:
    "{count, plural, one {La API tiene una operación.} many {La API tiene # de operaciones.} other {La API tiene # operaciones.}}",
  matches: "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}",
  noMatch: "Ninguna operación coincide",
  noMatchHint: "Prueba con menos palabras: parte de una ruta, un método o una etiqueta.",
  others: "Otras operaciones",
  search: "Buscar operaciones",
  title: "Operaciones",
};
