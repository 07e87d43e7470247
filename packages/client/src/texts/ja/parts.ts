import type { parts as english } from "#texts/en/parts.ts";
import type { Translated } from "#texts/translated.ts";

export const parts: Translated<typeof english> = {
  from: "開始",
  included: "この値を含む",
  to: "終了",
  x: "X",
  y: "Y",
};
