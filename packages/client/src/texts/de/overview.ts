import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  ended:
    "{read} von {count} Listen wurden gelesen. Die anderen haben nicht geantwortet oder brauchen erst eine Angabe.",
  progress: "{done} von {count} Listen …",
  start: "{count, plural, one {Jetzt lesen} =2 {Beide jetzt lesen} other {Alle # jetzt lesen}}",
  stop: "Anhalten",
};
