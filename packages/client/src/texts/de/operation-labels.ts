import type { operationLabels as english } from "#texts/en/operation-labels.ts";
import type { Translated } from "#texts/translated.ts";

export const operationLabels: Translated<typeof english> = {
  list: "{label} auflisten",
  read: "{label} lesen",
  create: "{label} anlegen",
  update: "{label} ändern",
  replace: "{label} ersetzen",
  remove: "{label} löschen",
  get: "{label} abrufen",
  post: "{label} absenden",
  put: "{label} setzen",
  patch: "{label} ändern",
  delete: "{label} löschen",
};
