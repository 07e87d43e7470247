import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "Requêtes à l’API",
  hint: "Requêtes à l’API, les plus récentes en premier. Les secrets sont masqués.",
  scope: "Portée",
  here: "Cet écran",
  all: "Toutes",
  clear:
    "Aucune requête de cet écran. Sélectionnez «\u202fToutes\u202f» pour inclure les autres écrans.",
  close: "Fermer le panneau",
  took: "{ms} ms",
  bytes: "{size} octets",
  kilobytes: "{size} ko",
  attempt: "tentative {count}",
  errors: {
    none: "Aucune réponse. Le serveur est indisponible, bloque cette page (CORS) ou la connexion a échoué.",
  },
  canceled: "annulée",
  noResponse: "aucune réponse",
  request: "En-têtes de la requête",
  body: "Corps de la requête",
  bodyLeftOut:
    "Le corps de la requête n’est pas conservé\u202f: c’est un fichier ou il est trop long.",
  response: "En-têtes de la réponse",
  copyCurl: "Copier pour curl",
  copyFetch: "Copier pour fetch",
  operation: "Opération\u202f: {label}",
  summary:
    "{count, plural, one {# requête} many {# de requêtes} other {# requêtes}}, {ms} ms au total",
  edit: "Modifier et envoyer",
  save: "Enregistrer la requête",
  copyHttpie: "Copier pour HTTPie",
  parameters: "Paramètres de requête",
  responseBody: "Corps de la réponse",
  saved: "Enregistrées",
  savedNone:
    "Aucune requête enregistrée. Ouvrez une requête et choisissez «\u202fEnregistrer la requête\u202f».",
  remove: "Retirer {request}",
  console: "Requête",
  method: "Méthode",
  address: "Chemin et paramètres",
  send: "Envoyer",
  masked: "Remplacez d’abord {mask}\u202f: les valeurs masquées ne sont pas envoyées.",
  noPath: "Le chemin doit commencer par une barre oblique.",
  confirm: "Envoyer {method} {path}\u202f?",
  confirmHint: "Cette requête peut modifier des données. L’API l’exécute aussitôt.",
  headers: "En-têtes",
  headersHint:
    "Un par ligne, par exemple If-Match\u202f: «\u202f1\u202f». Ils s’ajoutent à ceux de la session.",
  badHeader: "Écrivez chaque en-tête sous la forme Nom\u202f: valeur.",
};
