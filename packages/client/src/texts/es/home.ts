import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "Filtrar listas",
  filterNone: "Ninguna lista coincide con «{text}».",
  lists: "Listas",
  discard: "Descartar «{title}»",
  discardHint: "Se perderán los datos no guardados de este borrador.",
  discardNow: "Descartar",
  drafts: "Borradores",
  draftsStored: "Se almacenan en este navegador durante {days} días, hasta {most} borradores.",
  recent: "Visitado recientemente",
  pinned: "Vistas fijadas",
  views: "Vistas guardadas",
  periods: { day: "Por día", week: "Por semana", month: "Por mes", year: "Por año" },
  counted: "{period}, según «{field}».",
  amongNewest: "{period}, por «{field}»: solo los {count} registros más recientes.",
  trendText: "{label}, de {from} a {to}: máximo en {when} ({highest}), último {last}.",
  underway: "La barra más clara está incompleta.",
  ahead: "Las barras con contorno son futuras.",
  soFar: "{period}, hasta ahora",
  toCome: "{period}, próximos",
  nothingSince: "Sin registros desde {date}.",
  asTable: "Ver como tabla",
  asChart: "Ver como gráfico",
  from: "Desde",
  latest: "Lo último en {label}",
  unasked: "Abrir para cargar registros",
  unaskedWhy:
    "Los registros se muestran cuando abres una lista. Leer una lista sin permiso podría cerrar tu sesión.",
  none: "Aún no hay registros",
  single: "Registro único",
  noLists: "Esta API no tiene listas",
  noListsHint: "Añade las direcciones de sus listas o consulta todas las operaciones.",
  addAddresses: "Añadir direcciones",
  operationCount:
    "{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}",
};
