import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  ended:
    "{read} listes sur {count} ont été lues. Les autres n’ont pas répondu ou demandent d’abord une précision.",
  progress: "{done} listes sur {count}…",
  start:
    "{count, plural, one {La lire maintenant} many {Lire les # maintenant} other {Lire les # maintenant}}",
  stop: "Arrêter",
};
