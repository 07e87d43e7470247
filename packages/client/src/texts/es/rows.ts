import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "Copiada",
  copyFailed: "No se pudo copiar",
  copyLink: "Copiar enlace",
  duplicate: "Duplicar",
  edit: "Editar",
  loading: "Cargando {label}",
  open: "Abrir",
};
