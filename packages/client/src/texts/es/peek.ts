import type { peek as english } from "#texts/en/peek.ts";
import type { Translated } from "#texts/translated.ts";

export const peek: Translated<typeof english> = {
  close: "Cerrar el panel",
  failed: "No se pudo cargar {name}",
  fields: "Campos",
  next: "Registro siguiente",
  open: "Abrir página",
  otherPage: "Este registro está en otra página de la lista.",
  previous: "Registro anterior",
  shown: "El panel muestra {name}.",
  width: "Ancho del panel",
};
