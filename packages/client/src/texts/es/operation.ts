import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "Cuerpo",
  bodyMode: "Formato del cuerpo",
  confirm: "Esto envía {method} {path} a la API. Puede cambiar datos.",
  deprecated: "Obsoleta",
  discard: "Descartar",
  otherServer: "Esta operación está en otro servidor ({server}) y no se puede enviar desde aquí.",
  failed: "Error en «{label}»",
  unknown: "No se sabe si «{label}» se ejecutó",
  form: "Formulario",
  json: "JSON",
  lost: "{count, plural, one {La API ya no acepta un campo que rellenaste} many {La API ya no acepta # de campos que rellenaste} other {La API ya no acepta # campos que rellenaste}}",
  lostHint: "No se enviará. Cópialo de aquí si lo necesitas:",
  moreParameters:
    "{count, plural, one {# parámetro opcional} many {# de parámetros opcionales} other {# parámetros opcionales}}",
  restored: "Borrador restaurado.",
  run: "Ejecutar",
  send: "Enviar",
  sendAs: "Enviar como",
  sendAnyway: "Enviar de todos modos",
  arrived: "La API tiene el nuevo estado: se ejecutó.",
  missing: "El registro no cambió: no se ejecutó.",
};
