import type { parts as english } from "#texts/en/parts.ts";
import type { Translated } from "#texts/translated.ts";

export const parts: Translated<typeof english> = {
  from: "من",
  included: "مشمول",
  to: "إلى",
  x: "X",
  y: "Y",
};
