import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "No se pudo conectar con el servidor. Comprueba tu conexión y reinténtalo.",
  badResponse: "No se pudo leer la respuesta del servidor.",
  status: "El servidor respondió con {status}.",
  noToken: "Se aceptó el inicio de sesión, pero la respuesta no contiene ningún token.",
};
