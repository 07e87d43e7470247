import type { result as english } from "#texts/en/result.ts";
import type { Translated } from "#texts/translated.ts";

export const result: Translated<typeof english> = {
  copy: "Copiar {label}",
  download: "Descargar {name}",
  file: "{type}, {size}",
  jobCancel: "Cancelar tarea",
  jobDone: "La tarea ha terminado",
  jobFailed: "La tarea ha fallado",
  jobNotRead: "No se puede leer la tarea",
  jobRunning: "La tarea está en curso",
  json: "JSON",
  noContent: "Hecho. La respuesta no tiene contenido.",
  noRows: "La respuesta es una lista vacía.",
  readable: "Con formato",
  responded: "Respuesta: {status}",
  response: "Respuesta",
  responseMode: "Formato de la respuesta",
  row: "Fila",
  rows: "Filas",
};
