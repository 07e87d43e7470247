import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "Atajos de teclado",
  everywhere: "En tablas y diálogos",
  screen: "En esta pantalla",
  rows: "Fila siguiente y anterior de una tabla",
  rowEnds: "Primera y última fila",
  openRow: "Abrir la fila",
  undo: "Deshacer el último cambio, fuera de los campos de entrada",
  redo: "Rehacerlo",
  leave: "Cerrar un diálogo o un menú",
  single: "Teclas sin Ctrl, Alt ni Cmd",
  singleHint: "Desactívalas si dictas por voz o pulsas teclas sin querer.",
};
