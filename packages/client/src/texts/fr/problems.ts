import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "À {pointer}",
  hint: "La description de l’API n’a pas pu être lue, la connexion est donc impossible.",
  reload: "Recharger",
  remedy:
    "Corrigez la description ou utilisez-en une autre (--api). Redémarrez le service, puis rechargez la page.",
  title: "API non disponible",
};
