import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  changed: "Otro usuario cambió {label} de {name} mientras tanto. La lista se ha leído de nuevo.",
  failed: "No se pudo mover {name}",
  gone: "{name} se eliminó mientras tanto.",
  invalid: "El valor no está permitido para {name}. Abre su formulario para cambiarlo.",
  move: "Mover {name}",
  moved: "{name} movido a {label}",
  noValue: "Sin valor",
  rows: "{label}: {count} en esta página",
  unknown: "No sabemos si {name} se movió. Comprueba el registro antes de reintentarlo.",
  unseen: "Un cambio podría eliminar valores de {name} que la API no devolvió. Use su formulario.",
  children:
    "{count, plural, one {# registro debajo} many {# registros debajo} other {# registros debajo}}",
  collapse: "Cerrar {name}",
  emptyMonth: "No hay registros en este mes.",
  expand: "Abrir {name}",
  failedRead: "No se pudieron leer los registros",
  more: "Más",
  moreOf: "Más en {label}",
  moveDay: "Nuevo día",
  moveSave: "Mover",
  nextMonth: "Mes siguiente",
  noDate:
    "{count, plural, one {# registro no tiene fecha} many {# registros no tienen fecha} other {# registros no tienen fecha}}",
  onPage: "Solo se muestran los registros de esta página.",
  previousMonth: "Mes anterior",
  reading: "Leyendo registros…",
  rowsAll: "{label}: {count}",
  showMonth: "Mostrar {month}",
  thisMonth: "Este mes",
  tooMany: "Solo se muestran los primeros {count} registros.",
};
