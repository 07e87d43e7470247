import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Votre session est fermée.",
  expired: "Votre session est terminée. Reconnectez-vous pour continuer.",
  refused: "L’API a refusé l’accès, ce qui a mis fin à votre session. Reconnectez-vous.",
  "other-tab": "La déconnexion a eu lieu dans un autre onglet.",
  notLasting:
    "Ce navigateur bloque le stockage. Votre session se termine quand vous fermez ou rechargez la page.",
};
