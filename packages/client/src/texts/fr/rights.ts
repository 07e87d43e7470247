import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "Droits",
  about:
    "Droits des lecteurs et des éditeurs. Les propriétaires peuvent tout ce que la base permet.",
  search: "Filtrer les tables et colonnes",
  noMatch: "Aucune table correspondante",
  noMatchHint: "Effacez le filtre pour voir toutes les tables.",
  table: "Table",
  show: "Afficher les colonnes de {name}",
  roles: { viewer: "Lecteur", editor: "Éditeur" },
  names: {
    read: "Lire",
    create: "Créer",
    update: "Modifier",
    remove: "Supprimer",
    write: "Modifier",
    execute: "Appeler",
  },
  cell: "{role} : {right} {name}",
  key: "Clé : toujours lisible",
  view: "Vue",
  everyTable: "Autres tables",
  everyTableAbout: "Une nouvelle table a ces droits jusqu’à ce que vous changiez les siens",
  functions: "Fonctions",
  functionsAbout:
    "Les propriétaires peuvent appeler toutes les fonctions. Une fonction peut aller au-delà des droits sur les tables.",
  function: "Fonction",
  writes: "Écrit",
  definer: "Definer",
  definerAbout: "S’exécute avec les droits de son propriétaire (SECURITY DEFINER)",
  impossible: "La base de données ne le permet pas",
  failed: "Impossible de charger les droits",
  saveFailed: "Le droit n’a pas été modifié",
  saved: "Enregistré",
};
