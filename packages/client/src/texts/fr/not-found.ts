import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "Introuvable",
  text: "Il n’y a rien à cette adresse. La page a peut-être été déplacée ou supprimée, ou l’adresse est mal écrite.",
  home: "Aller à l’accueil",
  flags: "JL\u202f: «\u202fvous courez le risque de vous échouer\u202f»",
};
