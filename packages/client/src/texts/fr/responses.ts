import type { responses as english } from "#texts/en/responses.ts";
import type { Translated } from "#texts/translated.ts";

export const responses: Translated<typeof english> = {
  "broken-off": "La réponse s’est terminée avant d’être complète. Réessayez.",
  encoding: "La compression de la réponse n’a pas pu être décodée.",
  redirect: "L’API a envoyé une redirection. Les redirections ne sont pas suivies.",
  "redirect-loop": "L’API redirige cette requête sans fin.",
  "no-json": "La réponse n’est pas du JSON valide.",
  html: "Une page web est arrivée au lieu de données. Il faut peut-être vous connecter à un proxy.",
  type: "La réponse a un type que l’API ne déclare pas.",
  "no-record": "La réponse ne contient aucun enregistrement.",
  "no-rows": "La réponse n’a pas de lignes.",
  "other-records":
    "La réponse contient plusieurs autres enregistrements. Ils ont peut-être changé et le nouvel enregistrement n’existe peut-être pas.",
  assumed:
    "Rien ne décrit cette opération. Enregistrez d’abord un enregistrement dans son formulaire : il affiche la requête.",
  exists: "Un enregistrement avec cette clé existe. Ouvrez-le pour le modifier.",
  undecodable:
    "Une partie du texte n’a pas pu être décodée et s’affiche comme �. L’enregistrement entier ne peut pas être sauvegardé.",
  "unseen-fields":
    "Modifiez l’enregistrement dans son formulaire : l’API ne renvoie pas toutes ses valeurs.",
  cut: "La page était trop volumineuse. Elle a moins de lignes que demandé.",
  falseTotal:
    "L’API compte {count} enregistrements, mais ses pages se terminent avant. La liste est peut-être incomplète.",
  pageLost:
    "Impossible d’ouvrir la page {count}\u202f: aucun accès aux pages de cette liste n’est connu. Les premières lignes sont affichées.",
};
