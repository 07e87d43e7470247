import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "À {pointer}",
  hint: "Sa description n’a pas pu être comprise, il n’y a donc rien à quoi se connecter.",
  reload: "Recharger",
  remedy:
    "Corrigez la description ou indiquez-en une autre (--api), redémarrez le service, puis rechargez la page.",
  title: "Cette console n’a pas encore d’API",
};
