import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  loading: "Chargement",
  loadingApi: "Lecture de ce que l’API propose",
  chunkTitle: "Une partie de la page n’est pas arrivée",
  chunkScript:
    "Un script n’a pas pu être chargé. La connexion a peut-être échoué, ou une nouvelle version a été installée entre-temps.",
  chunkStyle:
    "Une feuille de style n’a pas pu être chargée. La connexion a peut-être échoué, ou une nouvelle version a été installée entre-temps.",
  chunkSafe: "Recharger la page la redemande. Votre session reste ouverte.",
  reload: "Recharger",
  failedTitle: "Une erreur s’est produite sur cet écran",
  failedHint: "Vos autres écrans fonctionnent toujours. Réessayez ou allez ailleurs.",
  tryAgain: "Réessayer",
  modelTitle: "La description de l’API n’a pas pu être lue",
  modelEmpty: "Aucune description utilisable n’a été trouvée à l’adresse {address}.",
  modelNone: "Aucune API n’est configurée. Indiquez au service une description OpenAPI avec --api.",
  modelHint: "Corrigez la description ou son adresse, puis réessayez.",
  signOutInstead: "Se déconnecter",
};
