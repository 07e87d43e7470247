import type { parts as english } from "#texts/en/parts.ts";
import type { Translated } from "#texts/translated.ts";

export const parts: Translated<typeof english> = {
  from: "Desde",
  included: "Incluido",
  to: "Hasta",
  x: "X",
  y: "Y",
};
