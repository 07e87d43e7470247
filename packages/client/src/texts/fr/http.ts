import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  badResponse: "La réponse du serveur n’a pas pu être comprise.",
  status: "Le serveur a répondu {status}.",
  noToken: "Le serveur a accepté la connexion, mais aucun jeton n’a été trouvé dans sa réponse.",
};
