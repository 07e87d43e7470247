import type { keyNames as english } from "#texts/en/key-names.ts";
import type { Translated } from "#texts/translated.ts";

export const keyNames: Translated<typeof english> = {
  ctrl: "Strg",
  shift: "Umschalt",
  enter: "Enter",
  home: "Pos1",
  end: "Ende",
  esc: "Esc",
};
