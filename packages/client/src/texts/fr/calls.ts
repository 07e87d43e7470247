import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "Appels de cet écran",
  hint: "Ce que la console a demandé à l’API, du plus récent au plus ancien. Les secrets sont masqués.",
  scope: "Quels appels",
  here: "Cet écran",
  all: "Tous",
  clear:
    "Cet écran n’a encore rien demandé. Les appels apparaissent ici dès qu’ils sont faits\u202f; «\u202fTous\u202f» montre aussi ceux des autres écrans.",
  close: "Fermer les appels",
  took: "{ms} ms",
  bytes: "{size} octets",
  kilobytes: "{size} ko",
  attempt: "tentative {count}",
  givenUp: "abandonné",
  noAnswer: "aucune réponse",
  request: "En-têtes de la requête",
  body: "Corps de la requête",
  bodyLeftOut:
    "La requête avait un corps\u202f: un fichier, ou un contenu trop long pour être gardé ici.",
  answer: "En-têtes de la réponse",
  copyCurl: "Copier pour curl",
  copyFetch: "Copier pour fetch",
  operation: "Opération\u202f: {label}",
  summary: "{count, plural, one {# appel} many {# d’appels} other {# appels}}, {ms} ms en tout",
};
