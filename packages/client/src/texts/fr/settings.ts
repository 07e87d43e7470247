import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Compte",
  colors: "Mode de couleur",
  colorsHint: "«\u202fSystème\u202f» suit le réglage de votre système.",
  connection: "Connexion à l’API",
  connectionHint:
    "Envoyé avec les requêtes qui en ont besoin, pour tous les utilisateurs de ce navigateur.",
  headerAdd: "Ajouter l’en-tête",
  headerHint:
    "En-têtes de toutes les requêtes à l’API, comme une version. Ils restent dans ce navigateur.",
  headerIllegal: "Le navigateur ne peut pas envoyer d’en-tête de ce nom.",
  headerName: "Nom de l’en-tête",
  headerRemove: "Retirer",
  headerRemoveNamed: "Retirer {name}",
  headerRequested:
    "L’API demande l’en-tête {name}. Sa valeur est envoyée avec toutes les requêtes.",
  headerValue: "Valeur",
  language: "Langue et région",
  languageHint:
    "Les nombres et les dates suivent la région de votre navigateur\u202f: {number}, {date}.",
  credentialAdd: "Ajouter l’identifiant",
  credentialHint:
    "Identifiants des opérations qui n’acceptent pas celui de la session. Ils prennent fin avec la session.",
  credentialNeeded:
    "Cette opération demande un autre identifiant que celui de la session\u202f: {names}.",
  credentialReplace: "Remplacer l’identifiant",
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
