import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  ended:
    "Se leyeron {read} de {count} listas. Las demás no respondieron o necesitan antes algún dato.",
  progress: "{done} de {count} listas…",
  start: "{count, plural, one {Leerla ahora} many {Leer las # ahora} other {Leer las # ahora}}",
  stop: "Detener",
};
