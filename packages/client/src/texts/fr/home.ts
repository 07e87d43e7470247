import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "Chercher une liste",
  filterNone: "Aucune liste ne correspond à «\u202f{text}\u202f».",
  lists: "Listes",
  drafts: "Commencé et non enregistré",
  draftsKept: "Gardés dans ce navigateur pendant {days} jours, les {most} plus récents.",
  recent: "Visité récemment",
  pinned: "Vues épinglées",
  views: "Vues enregistrées",
  trend: "Arrivées récentes",
  trendOf: "Liste",
  periods: { day: "Par jour", week: "Par semaine", month: "Par mois", year: "Par an" },
  counted: "{period}, selon «\u202f{field}\u202f».",
  amongNewest: "{period}, selon «\u202f{field}\u202f»\u202f: seulement les {count} plus récents.",
  trendSentence:
    "{label}, de {from} à {to}\u202f: maximum {highest} ({when})\u202f; {last} sur la dernière période, peut-être inachevée.",
  asTable: "En tableau",
  asChart: "En graphique",
  from: "À partir de",
  latest: "Les derniers\u202f: {label}",
  unasked: "Ouvrir pour voir les enregistrements",
  none: "Pas encore d’enregistrement",
  failed: "Lecture impossible pour le moment",
  single: "Un enregistrement",
  noLists: "Cette API n’a pas de liste",
  noListsHint: "Tout le reste de ce qu’elle propose est dans la liste des opérations.",
  operationCount: "{count, plural, one {# opération} many {# d’opérations} other {# opérations}}",
  job: "Tâche",
  jobs: "Tâches",
};
