import type { parts as english } from "#texts/en/parts.ts";
import type { Translated } from "#texts/translated.ts";

export const parts: Translated<typeof english> = {
  from: "Von",
  included: "Eingeschlossen",
  to: "Bis",
  x: "X",
  y: "Y",
};
