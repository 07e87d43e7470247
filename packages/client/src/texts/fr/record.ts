import type { record as english } from "#texts/en/record.ts";
import type { Translated } from "#texts/translated.ts";

export const record: Translated<typeof english> = {
  add: "Créer {label}",
  cannotBeUndone: "Cela ne peut pas être annulé.",
  copyKey: "Copier la clé",
  duplicate: "Dupliquer",
  facts: "Points clés",
  failed: "Chargement impossible\u202f: {label}",
  first: "Première ligne de cette page",
  nestedTab: "{label} ({count})",
  holdsNone: "Cet enregistrement n’en contient aucun\u202f: {label}.",
  history: "Historique",
  holdsNoneEdit: "Modifiez l’enregistrement pour en ajouter.",
  holdsNoneHint: "L’API n’accepte pas leur modification.",
  json: "JSON",
  last: "Dernière ligne de cette page",
  loading: "Chargement\u202f: {label}",
  missing: "{label} {key}",
  missingHint: "Il a peut-être été supprimé. Vérifiez l’adresse.",
  missingInList:
    "L’API ne propose ces enregistrements qu’en liste, et celui-ci n’était pas parmi ceux parcourus.",
  missingTitle: "Enregistrement introuvable",
  moreActions: "Autres actions",
  neighbors: "Enregistrement précédent et suivant",
  next: "Enregistrement suivant",
  none: "Rien ne renvoie à cet enregistrement\u202f: {label}.",
  overview: "Vue d’ensemble",
  partOfList: "Il y en a peut-être d’autres\u202f: l’API ne peut pas filtrer cette liste.",
  position: "{position} sur {count}",
  previous: "Enregistrement précédent",
  searchNested: "Rechercher\u202f: {label}",
  showAll: "Tout afficher\u202f: {label}",
  showAllOf: "Tout afficher\u202f: {label} ({count})",
  toList: "Aller à\u202f: {label}",
  tooLongToFilter:
    "L’API ne peut pas filtrer cette liste, et elle est trop longue pour être filtrée ici.",
  tryAgain: "Réessayer",
  unreadable: "Impossible de lire cet enregistrement",
  unreadableHint:
    "L’API n’a aucune opération pour les lire ou les lister ({label}). D’autres opérations sont disponibles ci-dessus.",
  waitingLong: "Toujours en attente de l’API.",
};
