import type { cells as english } from "#texts/en/cells.ts";
import type { Translated } from "#texts/translated.ts";

export const cells: Translated<typeof english> = {
  edit: "{field} de {name}",
  reading: "Leyendo el registro…",
  notRead: "No se pudo leer el registro",
  save: "Guardar",
  failed: "No se pudo guardar el valor",
  unknown: "No se sabe si se guardó. Comprueba el registro antes de reintentarlo.",
  unseen: "El cambio necesita valores que la API no devuelve.",
  gone: "El registro ya no existe.",
  conflict: "Otro usuario cambió este valor a:",
  useTheirs: "Conservar el suyo",
  saveMine: "Guardar el mío",
  openForm: "Abrir formulario",
  copied: "Copiado",
  reasons: {
    "no-operation": "Solo lectura: la API no tiene ninguna operación para cambiar registros.",
    key: "Solo lectura: {field} es la clave del registro.",
    "not-accepted": "Solo lectura: la API no acepta valores para {field}.",
    form: "El cambio necesita más datos. Edita el registro en su formulario.",
  },
};
