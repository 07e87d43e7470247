import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Atajos de teclado",
  everywhere: "En tablas y diálogos",
  screen: "En esta pantalla",
  rows: "Fila siguiente o anterior",
  rowEnds: "Primera o última fila",
  openRow: "Abrir fila",
  undo: "Deshacer el último cambio (fuera de los campos)",
  redo: "Rehacer el último cambio",
  leave: "Cerrar diálogo o menú",
  single: "Atajos de una sola tecla",
  singleHint: "Desactívalos si usas dictado por voz o pulsas teclas sin querer.",
  cells: "Celdas de una fila",
  editCell: "Editar celda",
};
