import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Votre session est fermée.",
  expired: "Votre session est terminée. Reconnectez-vous pour reprendre là où vous étiez.",
  refused:
    "L’API a refusé l’accès, ce qui a mis fin à votre session. Reconnectez-vous pour continuer.",
  "other-tab": "La déconnexion a eu lieu dans un autre onglet.",
  notLasting:
    "Ce navigateur ne garde rien pour la page, votre session ne lui survivra donc pas\u202f: elle dure jusqu’à ce que vous fermiez ou rechargiez la page.",
};
