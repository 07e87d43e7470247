import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "siempre a la vista",
  compact: "Compacta",
  comfortable: "Cómoda",
  density: "Altura de las filas",
  find: "Buscar una columna",
  fit: "Arrastra o usa las teclas de flecha. Con doble clic o Enter se ajusta a su contenido.",
  moved: "{label}: {place} de {count}",
  moveDown: "Bajar {label}",
  moveHint: "Arrastra para mover. Alt con las teclas de flecha mueve la columna que tiene el foco.",
  moveUp: "Subir {label}",
  pin: "Mantener {label} a la vista",
  reset: "Mostrar las columnas habituales",
  shown: "{shown} de {count} a la vista",
  width: "Ancho de {label}",
};
