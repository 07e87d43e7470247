import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "Quelque chose s’est cassé",
  text: "Le serveur n’a pas pu répondre. C’est sa faute et non la vôtre\u202f; ce que vous avez saisi ailleurs est gardé.",
  detail: "Ce qui a été dit",
  tryAgain: "Réessayer",
  reload: "Recharger",
  home: "Aller à l’accueil",
  flags: "NC\u202f: «\u202fje suis en détresse et j’ai besoin d’aide\u202f»",
};
