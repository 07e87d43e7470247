import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Error del servidor",
  text: "El servidor no pudo procesar la solicitud.",
  detail: "Detalles",
  tryAgain: "Reintentar",
  reload: "Recargar",
  home: "Ir al inicio",
  flags: "Banderas de señales NC: «Estoy en peligro y necesito ayuda»",
};
