import type { result as english } from "#texts/en/result.ts";
import type { Translated } from "#texts/translated.ts";

export const result: Translated<typeof english> = {
  copy: "Copier {label}",
  download: "Télécharger {name}",
  file: "{type}, {size}",
  jobCancel: "Annuler la tâche",
  jobDone: "La tâche est terminée",
  jobFailed: "La tâche a échoué",
  jobNotRead: "Impossible de lire la tâche",
  jobRunning: "La tâche est en cours",
  json: "JSON",
  noContent: "Terminé. La réponse n’a pas de contenu.",
  noRows: "La réponse est une liste vide.",
  readable: "Mis en forme",
  responded: "Réponse\u202f: {status}",
  response: "Réponse",
  responseMode: "Format de la réponse",
  row: "Ligne",
  rows: "Lignes",
};
