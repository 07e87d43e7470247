import type { map as english } from "#texts/en/map.ts";
import type { Translated } from "#texts/translated.ts";

export const map: Translated<typeof english> = {
  title: "Carte de l’API",
  resources: "{count, plural, one {# ressource} many {# de ressources} other {# ressources}}",
  relations: "{count, plural, one {# relation} many {# de relations} other {# relations}}",
  operations: "{count, plural, one {# opération} many {# d’opérations} other {# opérations}}",
  fields: "{count, plural, one {# champ} many {# de champs} other {# champs}}",
  readOnly: "lecture seule",
  refersTo: "Référence {names}",
  referredBy: "Référencé par {names}",
  unrelated: "Aucune relation",
  drawing: "Ressources et relations",
  keys: "Les flèches changent de ressource, Entrée l’ouvre, + et − zooment.",
  view: "Affichage",
  asMap: "Carte",
  asList: "Liste",
  all: "Tous les groupes",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  zoomToFrame: "Ajuster à la fenêtre",
  download: "Télécharger le SVG",
  reference: "Référence",
  nested: "Chemin imbriqué",
  linked: "Plusieurs à plusieurs",
  guessed: "Déduite du nom",
  attention: "À vérifier",
  clear: "Rien à vérifier.",
  problems:
    "{count, plural, one {# problème} many {# de problèmes} other {# problèmes}} dans la description",
  guesses:
    "{count, plural, one {# relation est une supposition} many {# de relations sont des suppositions} other {# relations sont des suppositions}}",
  unsendable:
    "{count, plural, one {# opération} many {# d’opérations} other {# opérations}} sans toutes les entrées",
  denied:
    "{count, plural, one {# liste} many {# de listes} other {# listes}} dont l’accès est refusé",
  start: "Premières listes à ouvrir",
  contents: "Trouvé dans cette API",
  open: "Ouvrir la carte de l’API",
  hide: "Masquer",
  failed: "La carte n’a pas pu être chargée",
};
