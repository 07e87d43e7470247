import type { signIn as english } from "#texts/en/sign-in.ts";
import type { Translated } from "#texts/translated.ts";

export const signIn: Translated<typeof english> = {
  refused: "Échec de la connexion",
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion réseau, puis réessayez.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez.",
  notApi: "{address} n’a pas répondu comme cette API.",
  useUpstream: "Si l’adresse est fausse, démarrez le service avec --upstream et la bonne adresse.",
  useApiHost: "Si l’adresse est fausse, corrigez apiHost dans la page.",
  noToken: "{call} a réussi, mais sa réponse ne contient aucun jeton utilisable.",
  members: "Contenu de la réponse\u202f: {members}",
  noMembers: "La réponse est vide.",
  searchedBody: "Introuvable dans le corps\u202f: {names}",
  searchedHeaders: "Introuvable dans les en-têtes\u202f: {names}",
  cookies: "Cookies\u202f: {names}",
  noCookies: "La réponse n’a défini aucun cookie.",
  refusedRead: "{path} a refusé le résultat avec {status}.",
  askForToken: "Connectez-vous avec un jeton ou adressez-vous à l’administrateur de l’API.",
  sends: "Chaque requête envoie",
  change: "Modifier",
  reset: "Réinitialiser",
  location: "Emplacement",
  locations: {
    header: "En-tête",
    query: "Paramètre de requête",
    cookie: "Cookie",
  },
  name: "Nom",
  prefix: "Préfixe",
  prefixHint: "Texte avant le jeton, par exemple Bearer.",
  badName: "Ce n’est pas un nom d’en-tête valide.",
  unchecked: "Aucune lecture de cette API ne peut le vérifier avant la connexion.",
  placeholder: "La description indique un serveur fictif",
  placeholderHint:
    "Rien n’est envoyé à {address} avant votre confirmation. Démarrez le service avec --upstream et la bonne adresse.",
  confirm: "Utiliser ce serveur",
};
