import type { links as english } from "#texts/en/links.ts";
import type { Translated } from "#texts/translated.ts";

export const links: Translated<typeof english> = {
  add: "Añadir {label}",
  failed: "No se pudo añadir {label}",
  none: "Aún no hay {label}.",
};
