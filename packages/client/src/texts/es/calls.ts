import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "Solicitudes a la API",
  hint: "Solicitudes a la API, primero las más recientes. Los secretos están ocultos.",
  scope: "Ámbito",
  here: "Esta pantalla",
  all: "Todas",
  clear:
    "Aún no hay solicitudes de esta pantalla. Selecciona «Todas» para incluir otras pantallas.",
  close: "Cerrar panel",
  took: "{ms} ms",
  bytes: "{size} bytes",
  kilobytes: "{size} kB",
  attempt: "intento {count}",
  errors: {
    none: "Sin respuesta. El servidor no está disponible, bloquea esta página (CORS) o falló la conexión.",
  },
  canceled: "cancelada",
  noResponse: "sin respuesta",
  request: "Encabezados de la solicitud",
  body: "Cuerpo de la solicitud",
  bodyLeftOut: "El cuerpo de la solicitud no se almacena: es un archivo o es demasiado largo.",
  response: "Encabezados de la respuesta",
  copyCurl: "Copiar como curl",
  copyFetch: "Copiar como fetch",
  operation: "Operación: {label}",
  summary:
    "{count, plural, one {# solicitud} many {# de solicitudes} other {# solicitudes}}, {ms} ms en total",
};
