import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  board: "Tablero por {label}",
  changed: "Otro usuario cambió {label} de {name} mientras tanto. La lista se ha leído de nuevo.",
  display: "Presentación: {name}",
  failed: "No se pudo mover {name}",
  gallery: "Galería",
  gone: "{name} se eliminó mientras tanto.",
  invalid: "El valor no está permitido para {name}. Abra su formulario para cambiarlo.",
  move: "Mover {name}",
  moved: "{name} movido a {label}",
  noValue: "Sin valor",
  rows: "{label}: {count} en esta página",
  table: "Tabla",
  unknown: "No sabemos si {name} se movió. Compruebe el registro antes de reintentarlo.",
  unseen: "Un cambio podría eliminar valores de {name} que la API no devolvió. Use su formulario.",
};
