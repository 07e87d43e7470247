import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "Copiée",
  copyFailed: "Échec de la copie",
  copyLink: "Copier le lien",
  duplicate: "Dupliquer",
  edit: "Modifier",
  loading: "Chargement\u202f: {label}",
  open: "Ouvrir",
};
