import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  cancel: "Cancelar",
  close: "Cerrar",
  columns: "Columnas",
  columnsAll: "Todas ({count})",
  columnsShown: "Visibles ({count})",
  discard: "Descartar",
  export: "Exportar",
  exportAll: "Todos los que cumplen la búsqueda y los filtros: {label}.",
  exportChosen: "Lo seleccionado: {label}.",
  exportChosenTotal: "Lo seleccionado: {label} ({total}).",
  exportTitle: "Exportar {label}",
  exportTotal: "Los {total} que cumplen la búsqueda y los filtros: {label}.",
  failed: "Se exportaron {written} de {total} antes del error: {label}.",
  failedTitle: "Error en la exportación",
  format: "Formato",
  formatHint: {
    csv: "Para hojas de cálculo. Las fórmulas se escapan; al importar el archivo se recuperan los mismos valores.",
    json: "Un array de registros, con los valores tal como los devolvió la API.",
    ndjson: "Un registro por línea, con los valores tal como los devolvió la API.",
  },
  incompleteFile: "incompleto",
  storePart: "Guardar archivo parcial",
  storePartHint:
    "Puedes guardar el archivo parcial. Su nombre y su última línea lo marcan como incompleto.",
  storePartHintChosen:
    "Puedes guardar el archivo parcial. Su última línea lo marca como incompleto.",
  lost: "La sesión terminó tras {written} de {total}: {label}. No se guardó nada. Exporta de nuevo desde la lista.",
  moved: "Los registros cambiaron durante la exportación",
  movedHint:
    "La API informó primero de {promised} registros y después de {total}. Se exportaron {written}.",
  note: "{written} de {total} filas; la exportación está incompleta",
  progress: "Progreso de la exportación",
  saved: "Se guardó como «{file}».",
  stop: "Detener",
  stopped: "Se detuvo tras {written} de {total}: {label}.",
  tabHint: "La exportación continúa en otras pantallas mientras esta pestaña esté abierta.",
  whole: "Se exportó todo ({written}): {label}.",
  mayBeMore: "Puede haber más registros",
  mayBeMoreHint: "La API no muestra cómo llegar a otros registros.",
  wholeOpen: "Se exportaron {written} {label}.",
  written: "Se exportaron {written}: {label}",
  writtenOf: "Se exportaron {written} de {total}: {label}",
  behind: "Ejecutar en segundo plano",
};
