import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "Kopiert",
  copyFailed: "Kopieren fehlgeschlagen",
  copyLink: "Link kopieren",
  duplicate: "Duplizieren",
  edit: "Bearbeiten",
  loading: "{label} wird geladen",
  open: "Öffnen",
};
