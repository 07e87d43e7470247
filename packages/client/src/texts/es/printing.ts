import type { printing as english } from "#texts/en/printing.ts";
import type { Translated } from "#texts/translated.ts";

export const printing: Translated<typeof english> = {
  print: "Imprimir",
};
