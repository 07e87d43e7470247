import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  report: "Rapport et corrections de l’API",
  title: "Se connecter",
  signIn: "Se connecter",
  otherWays: "Autres façons de se connecter",
  username: "Nom d’utilisateur",
  password: "Mot de passe",
  tokens: {
    token: "Jeton",
    "api-key": "Clé d’API",
    "access-token": "Jeton d’accès",
    cookie: "Cookie {name}",
  },
  token: "Jeton",
  tokenHint:
    "Un jeton de cette API. Il reste dans ce navigateur et est envoyé avec chaque requête.",
  showPassword: "Afficher la valeur",
  missing: "Champ obligatoire\u202f: {label}.",
  noAddress: "Ce n’est pas une adresse e-mail\u202f: il manque le @.",
  noAccount: "Pas encore de compte\u202f?",
  createAccount: "Créer un compte",
  noRegistration: "Pas encore de compte\u202f? Adressez-vous à l’administrateur de l’API.",
};
