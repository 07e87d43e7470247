import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "Filtrer les listes",
  filterNone: "Aucune liste ne correspond à «\u202f{text}\u202f».",
  lists: "Listes",
  discard: "Abandonner «\u202f{title}\u202f»",
  discardHint: "Les saisies non enregistrées de ce brouillon seront perdues.",
  discardNow: "Abandonner",
  drafts: "Brouillons",
  draftsStored: "Conservés dans ce navigateur pendant {days} jours, jusqu’à {most} brouillons.",
  recent: "Visité récemment",
  pinned: "Vues épinglées",
  views: "Vues enregistrées",
  periods: { day: "Par jour", week: "Par semaine", month: "Par mois", year: "Par an" },
  counted: "{period}, selon «\u202f{field}\u202f».",
  amongNewest:
    "{period}, par «\u202f{field}\u202f»\u202f: seulement les {count} enregistrements les plus récents.",
  trendText: "{label}, de {from} à {to}\u202f: maximum {highest} ({when}), dernière valeur {last}.",
  underway: "La barre plus claire est incomplète.",
  ahead: "Les barres en contour sont dans le futur.",
  soFar: "{period}, jusqu’ici",
  toCome: "{period}, à venir",
  nothingSince: "Aucun enregistrement depuis {date}.",
  asTable: "Afficher en tableau",
  asChart: "Afficher en graphique",
  from: "À partir de",
  latest: "Les derniers\u202f: {label}",
  unasked: "Ouvrir pour charger les enregistrements",
  unaskedWhy:
    "Les enregistrements s’affichent une fois la liste ouverte. Lire une liste sans autorisation pourrait mettre fin à votre session.",
  none: "Pas encore d’enregistrement",
  single: "Enregistrement unique",
  noLists: "Cette API n’a pas de liste",
  noListsHint: "Ajoutez les adresses de ses listes ou consultez toutes les opérations.",
  addAddresses: "Ajouter des adresses",
  operationCount: "{count, plural, one {# opération} many {# d’opérations} other {# opérations}}",
};
