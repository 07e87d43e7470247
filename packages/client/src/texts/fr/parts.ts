import type { parts as english } from "#texts/en/parts.ts";
import type { Translated } from "#texts/translated.ts";

export const parts: Translated<typeof english> = {
  from: "De",
  included: "Incluse",
  to: "À",
  x: "X",
  y: "Y",
};
