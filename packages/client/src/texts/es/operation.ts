import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "Respuesta",
  responseMode: "Formato de la respuesta",
  responded: "Respuesta: {status}",
  body: "Cuerpo",
  bodyMode: "Formato del cuerpo",
  confirm: "Esto envía {method} {path} a la API. Puede cambiar datos.",
  deprecated: "Obsoleta",
  discard: "Descartar",
  download: "Descargar {name}",
  otherServer: "Esta operación está en otro servidor ({server}) y no se puede enviar desde aquí.",
  failed: "Error en «{label}»",
  unknown: "No se sabe si «{label}» se ejecutó",
  file: "{type}, {size}",
  form: "Formulario",
  json: "JSON",
  lost: "{count, plural, one {La API ya no acepta un campo que rellenaste} many {La API ya no acepta # de campos que rellenaste} other {La API ya no acepta # campos que rellenaste}}",
  lostHint: "No se enviará. Cópialo de aquí si lo necesitas:",
  moreParameters:
    "{count, plural, one {# parámetro opcional} many {# de parámetros opcionales} other {# parámetros opcionales}}",
  noContent: "Hecho. La respuesta no tiene contenido.",
  noRows: "La respuesta es una lista vacía.",
  readable: "Con formato",
  restored: "Borrador restaurado.",
  row: "Fila",
  rows: "Filas",
  run: "Ejecutar",
  send: "Enviar",
  sendAnyway: "Enviar de todos modos",
};
