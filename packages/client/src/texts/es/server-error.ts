import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Algo se rompió",
  text: "El servidor no pudo responder. Es culpa suya, no tuya; lo que escribiste en otras partes se conserva.",
  detail: "Qué se dijo",
  tryAgain: "Intentar de nuevo",
  reload: "Recargar",
  home: "Ir al inicio",
  flags: "NC: «Estoy en peligro y necesito ayuda»",
};
