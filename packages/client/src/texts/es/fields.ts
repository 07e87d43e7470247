import type { fields as english } from "#texts/en/fields.ts";
import type { Translated } from "#texts/translated.ts";

export const fields: Translated<typeof english> = {
  actions: "Acciones",
  actionsOf: "Acciones de {name}",
  empty: "vacío",
  hidden: "Oculto",
  inside: "Detalles",
  items: "{count, plural, one {# elemento} many {# de elementos} other {# elementos}}",
  main: "Campos",
  more: "{count, plural, one {# más} many {# más} other {# más}}",
  no: "No",
  guess: "Relación supuesta, aún sin confirmar",
  noItems: "ninguno",
  notDescribed: "No está en la descripción de la API.",
  null: "Sin valor (null)",
  others: "Sin documentar",
  selectNone: "No hay filas en esta página.",
  selectPage: "Seleccionar todas las filas de esta página",
  selectRow: "Seleccionar {name}",
  show: "Mostrar",
  showAll: "Mostrar los {count} caracteres",
  showRow: "Mostrar fila completa",
  showSecret: "Mostrar {label}",
  showTyped: "Mostrar valor",
  system: "Campos del sistema",
  yes: "Sí",
};
