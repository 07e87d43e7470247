import type { keyNames as english } from "#texts/en/key-names.ts";
import type { Translated } from "#texts/translated.ts";

export const keyNames: Translated<typeof english> = {
  ctrl: "Ctrl",
  shift: "Shift",
  enter: "Enter",
  home: "Home",
  end: "End",
  esc: "Esc",
};
