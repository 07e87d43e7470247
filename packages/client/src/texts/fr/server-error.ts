import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Erreur du serveur",
  text: "Le serveur n’a pas pu traiter la requête.",
  detail: "Détails",
  tryAgain: "Réessayer",
  reload: "Recharger",
  home: "Aller à l’accueil",
  flags: "Pavillons NC\u202f: «\u202fje suis en détresse et j’ai besoin d’aide\u202f»",
};
