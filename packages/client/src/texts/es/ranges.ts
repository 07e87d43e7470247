import type { ranges as english } from "#texts/en/ranges.ts";
import type { Translated } from "#texts/translated.ts";

export const ranges: Translated<typeof english> = {
  bar: "Celdas seleccionadas",
  cells: "{count, plural, one {# celda} many {# celdas} other {# celdas}}",
  checkFailed: "No se pudieron comprobar las celdas",
  checking: "Comprobando las celdas…",
  copy: "Copiar",
  copyJson: "Copiar como JSON",
  invalid:
    "{count, plural, one {Se omite # registro} many {Se omiten # registros} other {Se omiten # registros}}: un valor no es válido.",
  more: "{count, plural, one {Y # registro más} many {Y # registros más} other {Y # registros más}}",
  none: "Ningún valor cambia.",
  outside:
    "{count, plural, one {# celda no tiene} many {# celdas no tienen} other {# celdas no tienen}} posición en la lista.",
  paste: "Pegar",
  pasteHere: "Pega aquí",
  record: "Registro",
  start: "Cambiar {count, plural, one {# registro} many {# registros} other {# registros}}",
  startFailed: "No se pudo iniciar la tarea",
  summary:
    "{values, plural, one {Cambia # valor} many {Cambian # valores} other {Cambian # valores}} en {records, plural, one {# registro} many {# registros} other {# registros}}.",
  title: "Pegar en {label}",
  unchanged: "sin cambios",
};
