import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Annuler",
  copyAddress: "Copier son adresse",
  exists: "Une vue «\u202f{name}\u202f» existe déjà. Enregistrer la remplace.",
  hint: "Avec sa recherche, ses filtres, son tri et ses colonnes. Elle apparaît dans la barre latérale.",
  moveUp: "Monter {name}",
  moved: "{name}\u202f: {place} sur {count}",
  name: "Enregistrer cette liste sous",
  nameFirst: "Donnez-lui d’abord un nom.",
  newName: "Nouveau nom de {name}",
  remove: "Supprimer la vue {name}",
  rename: "Renommer la vue {name}",
  replace: "Remplacer",
  replaced: "«\u202f{name}\u202f» a été remplacée.",
  save: "Enregistrer",
  removed: "«\u202f{name}\u202f» a été supprimée.",
  undo: "Annuler",
  update: "Mettre à jour {name} avec ce qui s’affiche",
  updated: "«\u202f{name}\u202f» affiche maintenant cette liste.",
};
