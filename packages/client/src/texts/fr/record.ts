import type { record as english } from "#texts/en/record.ts";
import type { Translated } from "#texts/translated.ts";

export const record: Translated<typeof english> = {
  add: "Créer {label}",
  cancel: "Annuler",
  cannotBeUndone: "Cela ne peut pas être annulé.",
  create: "Créer",
  copyKey: "Copier la clé",
  done: "{label}\u202f: c’est fait.",
  edit: "Modifier",
  failed: "Lecture impossible\u202f: {label}",
  fields: "Champs",
  first: "C’est la première ligne de la page",
  heldTab: "{label} ({count})",
  holdsNone: "Cet enregistrement ne contient rien de cela\u202f: {label}.",
  history: "Historique",
  holdsNoneEdit: "Ils font partie de l’enregistrement\u202f: ajoutez-les là où il se modifie.",
  holdsNoneHint:
    "L’API n’en accepte aucune modification\u202f; d’autres ont pu en ajouter entre-temps.",
  json: "JSON",
  last: "C’est la dernière ligne de la page",
  loading: "Chargement\u202f: {label}",
  missing: "{label} {key}",
  missingHint: "Il a peut-être été supprimé, ou l’adresse est mal écrite.",
  missingInList:
    "L’API ne peut que lister ces enregistrements, et celui-ci n’était pas dans la partie où la recherche était possible.",
  missingTitle: "Cet enregistrement n’existe pas",
  moreActions: "Autres actions",
  neighbours: "Lignes voisines de celle-ci",
  next: "Enregistrement suivant",
  none: "Rien ne renvoie à cet enregistrement\u202f: {label}.",
  position: "{position} sur {count}",
  previous: "Enregistrement précédent",
  searchHeld: "Rechercher\u202f: {label}",
  showAll: "Tout afficher\u202f: {label}",
  showAllOf: "Tout afficher\u202f: {label} ({count})",
  toList: "Aller à\u202f: {label}",
  tryAgain: "Réessayer",
  unreadable: "L’API ne montre pas cet enregistrement",
  unreadableHint:
    "Elle n’a aucune opération pour le lire ou en obtenir la liste ({label}), mais ce qu’elle peut en faire est proposé ci-dessus.",
  waitingLong: "L’API y travaille encore.",
};
