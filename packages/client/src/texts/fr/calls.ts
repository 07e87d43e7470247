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
  faults: {
    none: "Aucune réponse n’est arrivée\u202f: le serveur est absent, n’autorise pas les appels depuis cette page, ou la connexion est coupée.",
    "broken-off": "La réponse s’est interrompue avant d’être complète.",
    redirect: "L’API répond par une redirection, qui n’est pas suivie.",
    "no-json": "La réponse n’est pas le JSON qu’elle prétend être.",
  },
  givenUp: "abandonné",
  noResponse: "aucune réponse",
  request: "En-têtes de la requête",
  body: "Corps de la requête",
  bodyLeftOut:
    "La requête avait un corps\u202f: un fichier, ou un contenu trop long pour être gardé ici.",
  response: "En-têtes de la réponse",
  copyCurl: "Copier pour curl",
  copyFetch: "Copier pour fetch",
  operation: "Opération\u202f: {label}",
  summary: "{count, plural, one {# appel} many {# d’appels} other {# appels}}, {ms} ms en tout",
};
