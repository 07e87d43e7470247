import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Votre compte",
  colors: "Couleurs",
  colorsHint: "«\u202fComme le système\u202f» suit votre système, à tout moment.",
  connection: "Connexion à l’API",
  connectionHint:
    "Envoyé avec chaque appel qui le demande, pour toutes les personnes qui utilisent ce navigateur.",
  language: "Langue et région",
  languageInputs:
    "Les champs de date et d’heure du navigateur restent dans la langue du navigateur.",
  languageHint:
    "Les nombres et les dates s’écrivent selon la région de votre navigateur\u202f: {number}, {date}.",
  density: "Hauteur des lignes",
  densityHint:
    "De tous les tableaux, ici et partout où vous vous connectez à cette API avec ce navigateur.",
  email: "Adresse e-mail",
  name: "Nom",
  changePassword: "Changer le mot de passe",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  repeatPassword: "Nouveau mot de passe, à nouveau",
  password: "Changer votre mot de passe",
  role: "Rôle",
  title: "Paramètres",
};
