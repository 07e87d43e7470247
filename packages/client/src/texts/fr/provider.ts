import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "ID client",
  clientIdHint:
    "Le nom que le fournisseur a donné à cette console lors de son inscription chez lui.",
  clientSecret: "Secret client",
  secretHint: "Il sert une seule fois, pour cette connexion, et n’est gardé nulle part.",
  scopes: "Autorisations (scopes)",
  scopesHint:
    "Ce qui est demandé, séparé par des espaces\u202f; vide\u202f: ce que le fournisseur donne de lui-même.",
  setUp: "Pour la personne qui met cela en place",
  redirect:
    "Inscrivez chez le fournisseur cette adresse, celle où il doit renvoyer les personnes\u202f:",
  leaving: "La page du fournisseur s’ouvre, demande qui vous êtes et vous renvoie ici.",
  missing: "Nécessaire pour se connecter\u202f: {label}.",
  title: "Connexion en cours",
  wait: "La réponse du fournisseur est en cours d’examen.",
  failed: "La connexion a échoué",
  again: "Retour à la connexion",
  unreachable:
    "Le fournisseur d’identité est injoignable. Vérifiez votre connexion réseau, puis réessayez.",
  blocked:
    "Le fournisseur d’identité est injoignable depuis cette page\u202f: il ne répond pas, ou il n’autorise pas les appels depuis cette adresse. La personne qui héberge cette console peut l’interroger pour vous avec le service qui l’accompagne.",
  unexpected: "Le fournisseur d’identité a donné une réponse qui n’a pas de sens.",
  insecure:
    "Les navigateurs n’autorisent cette façon de se connecter qu’en https (ou sur cette machine)\u202f: ouvrez la console à une adresse https.",
  unusable: "La description n’indique aucune adresse utilisable du fournisseur d’identité.",
  "not-begun":
    "Cette réponse ne correspond à aucune connexion commencée dans cet onglet, elle n’a donc pas été utilisée. Recommencez ici.",
  "too-late": "La connexion a pris trop de temps, et sa réponse n’a pas été utilisée. Recommencez.",
  "other-state":
    "Cette réponse correspond à une autre connexion que celle commencée dans cet onglet, elle n’a donc pas été utilisée. Recommencez ici.",
  "other-issuer":
    "La réponse vient d’un autre fournisseur que celui interrogé, elle n’a donc pas été utilisée. Prévenez la personne qui gère cette API.",
  refused: "Le fournisseur a refusé\u202f: {said}",
  "no-token": "La réponse du fournisseur ne contient aucun jeton.",
  "wrong-identity":
    "L’identité donnée par le fournisseur manque ou n’est pas destinée à cette console, elle n’a donc pas été acceptée.",
};
