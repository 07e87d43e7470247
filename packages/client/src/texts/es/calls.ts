import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "Llamadas de esta pantalla",
  hint: "Lo que la consola preguntó a la API, empezando por lo más reciente. Los secretos están ocultos.",
  scope: "Qué llamadas",
  here: "Esta pantalla",
  all: "Todas",
  clear:
    "Esta pantalla aún no ha preguntado nada. Las llamadas aparecen aquí en cuanto se hacen; «Todas» muestra también las de otras pantallas.",
  close: "Cerrar las llamadas",
  took: "{ms} ms",
  bytes: "{size} bytes",
  kilobytes: "{size} kB",
  attempt: "intento {count}",
  faults: {
    none: "No llegó ninguna respuesta: el servidor no está, no permite llamadas desde esta página o no hay conexión.",
    "broken-off": "La respuesta se cortó antes de estar completa.",
    redirect: "La API responde con una redirección, que no se sigue.",
    "no-json": "La respuesta no es el JSON que dice ser.",
  },
  givenUp: "abandonada",
  noResponse: "sin respuesta",
  request: "Encabezados de la solicitud",
  body: "Cuerpo de la solicitud",
  bodyLeftOut: "La solicitud tenía cuerpo: un archivo, o demasiado largo para conservarlo aquí.",
  response: "Encabezados de la respuesta",
  copyCurl: "Copiar como curl",
  copyFetch: "Copiar como fetch",
  operation: "Operación: {label}",
  summary:
    "{count, plural, one {# llamada} many {# de llamadas} other {# llamadas}}, {ms} ms en total",
};
