import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "No se pudo contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
  badResponse: "No se pudo entender la respuesta del servidor.",
  status: "El servidor respondió {status}.",
  noToken:
    "El servidor aceptó el inicio de sesión, pero no se encontró ningún token en su respuesta.",
};
