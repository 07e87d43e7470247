import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "Respuesta",
  answerMode: "Cómo se muestra la respuesta",
  answered: "Respondió con {status}",
  body: "Cuerpo",
  bodyMode: "Cómo se escribe el cuerpo",
  confirm: "Esto envía {method} {path} a la API. Puede cambiar datos.",
  deprecated: "Obsoleta",
  discard: "Descartar",
  download: "Descargar {name}",
  elsewhere: "Esta operación está en {server}, fuera de esta API, así que la consola no la envía.",
  failed: "«{label}» no funcionó",
  file: "{type}, {size}",
  form: "Formulario",
  json: "JSON",
  lost: "{count, plural, one {La API ya no acepta un campo que rellenaste} many {La API ya no acepta # de campos que rellenaste} other {La API ya no acepta # campos que rellenaste}}",
  lostHint: "No se envía. Cópialo de aquí si lo necesitas en otro lugar:",
  moreParameters:
    "{count, plural, one {# parámetro opcional} many {# de parámetros opcionales} other {# parámetros opcionales}}",
  noContent: "Hecho. La respuesta no tiene contenido.",
  noRows: "La respuesta es una lista vacía.",
  readable: "Legible",
  restored: "Se recuperó lo que escribiste.",
  row: "Fila",
  rows: "Filas",
  send: "Enviar",
};
