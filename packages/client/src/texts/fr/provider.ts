import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "ID client",
  clientIdHint: "L’ID que le fournisseur a attribué à cette console.",
  clientSecret: "Secret client",
  secretHint: "Utilisé une seule fois pour cette connexion, et non conservé.",
  scopes: "Autorisations (scopes)",
  scopesHint:
    "Séparez les portées par des espaces. Laissez vide pour celles du fournisseur par défaut.",
  setUp: "Configuration du fournisseur",
  redirect: "Enregistrez cet URI de redirection chez le fournisseur\u202f:",
  leaving: "Vous vous connectez sur la page du fournisseur, puis revenez ici.",
  missing: "Champ obligatoire\u202f: {label}.",
  title: "Connexion en cours",
  wait: "Vérification de la réponse du fournisseur.",
  failed: "Échec de la connexion",
  again: "Retour à la connexion",
  unreachable:
    "Le fournisseur d’identité est injoignable. Vérifiez votre connexion réseau, puis réessayez.",
  blocked:
    "Le fournisseur d’identité est injoignable depuis cette page. Il est indisponible ou bloque cette origine (CORS). Un administrateur peut faire passer ces requêtes par le service Quarterdeck.",
  unexpected: "Le fournisseur d’identité a envoyé une réponse non valide.",
  insecure:
    "Cette méthode de connexion exige HTTPS ou localhost. Ouvrez la console à une adresse https.",
  unusable:
    "La description de l’API n’indique aucune adresse utilisable du fournisseur d’identité.",
  "not-begun":
    "Cette réponse ne correspond pas à une connexion de cet onglet et n’a pas été utilisée. Reconnectez-vous.",
  "too-late": "La connexion a pris trop de temps et n’a pas abouti. Reconnectez-vous.",
  "other-state":
    "Cette réponse correspond à une autre connexion et n’a pas été utilisée. Reconnectez-vous.",
  "other-issuer":
    "La réponse vient d’un autre fournisseur et n’a pas été utilisée. Contactez l’administrateur de l’API.",
  refused: "Le fournisseur a refusé la connexion\u202f: {detail}",
  "no-token": "La réponse du fournisseur ne contient aucun jeton.",
  "wrong-identity":
    "Le jeton d’identité manque ou n’est pas destiné à cette console\u202f; il a été rejeté.",
};
