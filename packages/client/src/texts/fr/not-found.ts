import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "Introuvable",
  text: "Cette page n’existe pas. Vérifiez l’adresse.",
  home: "Aller à l’accueil",
  flags: "Pavillons JL\u202f: «\u202fvous courez le risque de vous échouer\u202f»",
};
