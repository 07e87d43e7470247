import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Compte",
  colors: "Mode de couleur",
  colorsHint: "«\u202fSystème\u202f» suit le réglage de votre système.",
  connection: "Connexion à l’API",
  connectionHint:
    "Envoyé avec les requêtes qui en ont besoin, pour tous les utilisateurs de ce navigateur.",
  language: "Langue et région",
  languageHint:
    "Les nombres et les dates suivent la région de votre navigateur\u202f: {number}, {date}.",
  density: "Densité",
  densityHint: "S’applique à tous les tableaux de cette API dans ce navigateur.",
  email: "Adresse e-mail",
  name: "Nom",
  changePassword: "Changer le mot de passe",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  repeatPassword: "Confirmer le nouveau mot de passe",
  password: "Mot de passe",
  role: "Rôle",
  title: "Paramètres",
};
