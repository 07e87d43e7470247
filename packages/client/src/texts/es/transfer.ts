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
  exportAll: "Todo lo que cumple la búsqueda y los filtros: {label}.",
  exportChosen: "Lo seleccionado: {label}.",
  exportChosenTotal: "Lo seleccionado: {label} ({total}).",
  exportTitle: "Exportar {label}",
  exportTotal: "Todo lo que cumple la búsqueda y los filtros: {label} ({total}).",
  failed: "Antes del fallo solo se escribieron {written} de {total}: {label}.",
  failedTitle: "La exportación se interrumpió",
  format: "Formato",
  formatHint: {
    csv: "Para hojas de cálculo. Las celdas que se ejecutarían como fórmulas se neutralizan; al importar el archivo se obtienen los mismos valores.",
    json: "Una lista de registros, cada valor tal como lo escribió la API.",
    ndjson: "Un registro por línea, cada valor tal como lo escribió la API.",
  },
  keep: "Conservar la parte exportada",
  keepHint:
    "La parte exportada se puede conservar: su nombre y su última línea dirán que está incompleta.",
  keepHintChosen:
    "La parte exportada se puede conservar con el nombre que elegiste: su última línea dirá que está incompleta.",
  lost: "La sesión terminó tras {written} de {total}: {label}. No se conservó nada del archivo: expórtalo otra vez desde la lista.",
  moved: "Entretanto se añadieron o se quitaron filas",
  movedHint:
    "La API contó {promised} al principio y {total} al final; se leyeron {written} distintas.",
  note: "{written} de {total} filas; la exportación no llegó al final",
  progress: "Progreso de la exportación",
  saved: "Se guardó como «{file}».",
  stop: "Detener",
  stopped: "Se detuvo tras {written} de {total}: {label}.",
  tabHint: "Continúa mientras miras otras pantallas, siempre que esta pestaña siga abierta.",
  whole: "Se escribió todo ({written}): {label}.",
  written: "Se escribieron {written}: {label}",
  writtenOf: "Se escribieron {written} de {total}: {label}",
  behind: "Continuar en segundo plano",
};
