import type { operationLabels as english } from "#texts/en/operation-labels.ts";
import type { Translated } from "#texts/translated.ts";

export const operationLabels: Translated<typeof english> = {
  list: "Lister {label}",
  read: "Lire {label}",
  create: "Créer {label}",
  update: "Modifier {label}",
  replace: "Remplacer {label}",
  remove: "Supprimer {label}",
  get: "Obtenir {label}",
  post: "Envoyer {label}",
  put: "Définir {label}",
  patch: "Modifier {label}",
  delete: "Supprimer {label}",
};
