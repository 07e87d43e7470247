import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "siempre a la vista",
  compact: "Compacta",
  comfortable: "Cómoda",
  density: "Altura de las filas",
  find: "Buscar una columna",
  fit: "Arrastre o use las flechas. Doble clic o Intro la ajusta a su contenido.",
  moved: "{label}: {place} de {count}",
  moveDown: "Bajar {label}",
  moveHint: "Arrastrar la mueve. Alt con las flechas mueve la columna que tiene el foco.",
  moveUp: "Subir {label}",
  pin: "Mantener {label} a la vista",
  reset: "Mostrar las columnas habituales",
  shown: "{shown} de {count} a la vista",
  width: "Ancho de {label}",
};
