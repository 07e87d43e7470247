import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  attention:
    "{count, plural, one {# en attente} many {# en attente} other {# en attente}} dans {label}",
  ended: "{read} listes sur {count} ont été chargées. Les autres ont échoué ou exigent une saisie.",
  hide: "{count, plural, one {Masquer la liste indisponible} many {Masquer # de listes indisponibles} other {Masquer # listes indisponibles}}",
  progress: "{done} listes sur {count}…",
  start:
    "{count, plural, one {Charger la liste} many {Charger # de listes} other {Charger # listes}}",
  stop: "Arrêter",
  titles: "Charger les titres",
  titlesWhy:
    "Les références à {names} montrent des clés. Les lire sans autorisation pourrait mettre fin à votre session.",
};
