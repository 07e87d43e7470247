import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "Buscar una lista",
  filterNone: "Ninguna lista coincide con «{text}».",
  lists: "Listas",
  discard: "Descartar «{title}»",
  discardHint: "Se perderá lo que se escribió allí y no se guardó.",
  discardNow: "Descartar",
  drafts: "Empezado y sin guardar",
  draftsKept: "Se conservan en este navegador durante {days} días, los {most} más recientes.",
  recent: "Visitado recientemente",
  pinned: "Vistas fijadas",
  views: "Vistas guardadas",
  trend: "Lo que llegó últimamente",
  trendOf: "Lista",
  periods: { day: "Por día", week: "Por semana", month: "Por mes", year: "Por año" },
  counted: "{period}, según «{field}».",
  amongNewest: "{period}, según «{field}»: solo entre los {count} más recientes.",
  trendSentence:
    "{label}, de {from} a {to}: el máximo en {when}, con {highest}; {last} en el último periodo.",
  underway: "La barra más pálida aún no ha terminado.",
  ahead: "Las barras con contorno están en el futuro.",
  soFar: "{period}, hasta ahora",
  toCome: "{period}, por venir",
  nothingSince: "Nada nuevo desde {date}.",
  asTable: "Como tabla",
  asChart: "Como gráfico",
  from: "Desde",
  latest: "Lo último en {label}",
  unasked: "Abrir para ver sus registros",
  unaskedWhy:
    "El contenido de una lista aparece aquí cuando la hayas abierto una vez: leer una que no puedes ver podría cerrar tu sesión.",
  none: "Aún no hay registros",
  failed: "No se pudo leer en este momento",
  single: "Un registro",
  noLists: "Esta API no tiene listas",
  noListsHint: "Todo lo demás que ofrece está en la lista de operaciones.",
  operationCount:
    "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}",
  job: "Tarea",
  jobs: "Tareas",
};
