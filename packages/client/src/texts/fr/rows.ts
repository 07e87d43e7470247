import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "Copiée",
  copyFailed: "Le navigateur ne permet pas de la copier",
  copyLink: "Copier son adresse",
  edit: "Modifier",
  loading: "Chargement\u202f: {label}",
  open: "Ouvrir",
};
