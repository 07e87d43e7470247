import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Annuler",
  changed: "«\u202f{name}\u202f» · Modifiée",
  copyAddress: "Copier le lien",
  exists: "Une vue nommée «\u202f{name}\u202f» existe déjà. Enregistrer la remplace.",
  hint: "Une vue conserve la recherche, les filtres, le tri et les colonnes. Elle apparaît dans la barre latérale.",
  moveUp: "Monter {name}",
  moved: "{name}\u202f: {position} sur {count}",
  name: "Nom de la vue",
  nameFirst: "Saisissez un nom.",
  newName: "Nouveau nom pour {name}",
  remove: "Supprimer la vue {name}",
  rename: "Renommer la vue {name}",
  replace: "Remplacer",
  replaced: "«\u202f{name}\u202f» a été remplacée.",
  saveAs: "Enregistrer sous…",
  save: "Enregistrer",
  removed: "«\u202f{name}\u202f» a été supprimée.",
  undo: "Annuler",
  update: "Mettre à jour la vue {name}",
  updated: "«\u202f{name}\u202f» a été mise à jour.",
  updateShort: "Mettre à jour",
};
