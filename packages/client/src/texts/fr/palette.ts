import type { palette as english } from "#texts/en/palette.ts";
import type { Translated } from "#texts/translated.ts";

export const palette: Translated<typeof english> = {
  title: "Accéder à tout",
  input: "Rechercher des listes, des enregistrements, des actions et des paramètres",
  placeholder: "Où aller, que faire\u202f?",
  recent: "Récent",
  screen: "Sur cet écran",
  open: "Ouvrir",
  records: "Enregistrements",
  lists: "Listes",
  views: "Vues enregistrées",
  create: "Créer",
  pages: "Paramètres et pages",
  operations: "Opérations",
  none: "Rien ne correspond à «\u202f{text}\u202f».",
  searchedShort: "À partir de deux lettres, les enregistrements sont aussi recherchés.",
  searchedNone: "Aucune liste de cette API ne permet la recherche par mots.",
  searchedAll:
    "{searched, plural, =0 {Aucune liste parcourue} one {# liste parcourue} many {# de listes parcourues} other {# listes parcourues}}.",
  searchedSome:
    "{searched} listes parcourues sur {count}\u202f; ouvrez les autres une fois, et celles qui le permettent seront parcourues aussi.",
  searchedFailed:
    "{count, plural, one {# liste n’a pas répondu} many {# de listes n’ont pas répondu} other {# listes n’ont pas répondu}}.",
  searching: "Recherche d’enregistrements…",
  found:
    "{count, plural, =0 {Aucun résultat} one {# résultat} many {# de résultats} other {# résultats}}",
  newRecord: "Créer {label}",
  openKey: "Ouvrir {label} {key}",
  light: "Utiliser les couleurs claires",
  dark: "Utiliser les couleurs sombres",
  auto: "Utiliser les couleurs du système",
  keys: "Raccourcis clavier",
  move: "choisir",
  go: "ouvrir",
  leave: "fermer",
};
