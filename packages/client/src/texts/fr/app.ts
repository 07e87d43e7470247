import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  noScript: "Cette console nécessite JavaScript. Activez-le, puis rechargez la page.",
  loading: "Chargement",
  loadingApi: "Chargement de la description de l’API",
  chunkTitle: "Une partie de la page n’a pas été chargée",
  chunkScript:
    "Un script n’a pas été chargé. La connexion a échoué ou une nouvelle version a été installée.",
  chunkStyle:
    "Une feuille de style n’a pas été chargée. La connexion a échoué ou une nouvelle version a été installée.",
  chunkSafe: "Rechargez la page pour réessayer. Votre session reste ouverte.",
  reload: "Recharger",
  failedTitle: "Cet écran n’a pas pu être affiché",
  failedHint: "Les autres écrans fonctionnent toujours. Réessayez ou ouvrez un autre écran.",
  tryAgain: "Réessayer",
};
