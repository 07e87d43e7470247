import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "Copiada",
  copyFailed: "El navegador no deja copiarla",
  copyLink: "Copiar su dirección",
  edit: "Editar",
  loading: "Cargando {label}",
  open: "Abrir",
};
