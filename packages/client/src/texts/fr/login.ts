import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  title: "Se connecter",
  signIn: "Se connecter",
  otherWays: "Autres façons de se connecter",
  withPassword: "Compte et mot de passe",
  withBasic: "Nom d’utilisateur et mot de passe",
  username: "Nom d’utilisateur",
  password: "Mot de passe",
  tokens: {
    token: "Jeton",
    "api-key": "Clé d’API",
    "access-token": "Jeton d’accès",
    cookie: "Cookie {name}",
  },
  withProvider: "Authentification unique",
  withOpenId: "OpenID Connect",
  withClient: "ID client et secret",
  withNothing: "Sans compte",
  token: "Jeton",
  tokenHint:
    "Un jeton que cette API vous a donné. Il reste dans ce navigateur et est envoyé avec chaque appel.",
  openHint: "Cette API ne demande aucun compte\u202f: entrez directement.",
  showPassword: "Afficher la saisie",
  missing: "Nécessaire pour se connecter\u202f: {label}.",
  noAddress: "Ce n’est pas une adresse e-mail\u202f: il manque le @.",
  refused: "La connexion a échoué",
  unreachable:
    "Le serveur est injoignable. Vérifiez votre connexion réseau, puis connectez-vous à nouveau.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez.",
  noAccount: "Pas encore de compte\u202f?",
  createAccount: "Créer un compte",
  noRegistration:
    "Première visite\u202f? Les comptes sont créés par la personne qui gère cette API.",
};
