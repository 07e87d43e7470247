import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Créer un compte",
  hint: "Cela ne prend qu’un instant. Les champs marqués * sont obligatoires.",
  createAccount: "Créer un compte",
  showPassword: "Afficher la saisie",
  missing: "Champ obligatoire\u202f: {label}.",
  noAddress: "Ce n’est pas une adresse e-mail\u202f: il manque le @.",
  tooShort:
    "Au moins {count, plural, one {# caractère} many {# de caractères} other {# caractères}}",
  tooLong:
    "Au plus {count, plural, one {# caractère} many {# de caractères} other {# caractères}}, s’il vous plaît.",
  refused: "Le compte n’a pas été créé",
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez.",
  haveAccount: "Vous avez déjà un compte\u202f?",
  signIn: "Se connecter",
  waitingTitle: "Presque terminé",
  waiting: "Votre compte a été créé.",
  next: "La suite",
  nextApproval:
    "Si les comptes doivent être approuvés, quelqu’un vous ouvre d’abord l’accès. Connectez-vous ensuite avec ce que vous venez de choisir.",
  toSignIn: "Aller à la connexion",
  closedTitle: "Pas d’inscription ici",
  closed:
    "Cette API n’accepte pas d’inscription. Les comptes sont créés par la personne qui la gère\u202f: demandez-lui-en un, puis connectez-vous.",
};
