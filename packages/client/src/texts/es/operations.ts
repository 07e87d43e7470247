import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "obsoleta",
  description:
    "{count, plural, one {La API ofrece una operación.} many {La API ofrece # de operaciones.} other {La API ofrece # operaciones.}}",
  found: "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}",
  noMatch: "Ninguna operación coincide",
  noMatchHint: "Prueba con menos palabras: parte de una ruta, un método, un nombre.",
  others: "Todo lo demás",
  search: "Buscar operaciones",
  title: "Operaciones",
};
