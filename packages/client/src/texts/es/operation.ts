import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "Cuerpo",
  bodyMode: "Formato del cuerpo",
  of: "{action}: {name}",
  onlyChanges: "Solo se envían los valores modificados.",
  otherServer: "Esta operación está en otro servidor ({server}) y no se puede enviar desde aquí.",
  form: "Formulario",
  json: "JSON",
  lost: "{count, plural, one {La API ya no acepta un campo que rellenaste} many {La API ya no acepta # de campos que rellenaste} other {La API ya no acepta # campos que rellenaste}}",
  lostHint: "No se enviará. Cópialo de aquí si lo necesitas:",
  moreParameters:
    "{count, plural, one {# parámetro opcional} many {# de parámetros opcionales} other {# parámetros opcionales}}",
  sendAs: "Enviar como",
};
