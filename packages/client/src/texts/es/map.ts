import type { map as english } from "#texts/en/map.ts";
import type { Translated } from "#texts/translated.ts";

export const map: Translated<typeof english> = {
  title: "Mapa de la API",
  resources: "{count, plural, one {# recurso} many {# de recursos} other {# recursos}}",
  relations: "{count, plural, one {# relación} many {# de relaciones} other {# relaciones}}",
  operations: "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}",
  fields: "{count, plural, one {# campo} many {# de campos} other {# campos}}",
  readOnly: "solo lectura",
  refersTo: "Hace referencia a {names}",
  referredBy: "Referenciado por {names}",
  unrelated: "Sin relaciones",
  drawing: "Recursos y relaciones",
  keys: "Las flechas cambian de recurso, Intro lo abre, + y − cambian el zoom.",
  view: "Vista",
  asMap: "Mapa",
  asList: "Lista",
  all: "Todos los grupos",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomToFrame: "Ajustar a la ventana",
  download: "Descargar SVG",
  reference: "Referencia",
  nested: "Ruta anidada",
  linked: "Muchos a muchos",
  guessed: "Deducida del nombre",
  attention: "Requiere atención",
  clear: "Nada requiere atención.",
  problems:
    "{count, plural, one {# problema} many {# de problemas} other {# problemas}} en la descripción",
  guesses:
    "{count, plural, one {# relación es una suposición} many {# de relaciones son suposiciones} other {# relaciones son suposiciones}}",
  unsendable:
    "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}} sin todas las entradas",
  denied: "{count, plural, one {# lista} many {# de listas} other {# listas}} con acceso denegado",
  start: "Primeras listas que abrir",
  contents: "Encontrado en esta API",
  open: "Abrir el mapa de la API",
  hide: "Ocultar",
  failed: "No se pudo cargar el mapa",
};
