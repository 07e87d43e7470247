import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  badResponse: "La réponse du serveur n’a pas pu être lue.",
  status: "Le serveur a répondu par {status}.",
  noToken: "La connexion a été acceptée, mais la réponse ne contient aucun jeton.",
};
