import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Créer un compte",
  hint: "Les champs marqués * sont obligatoires.",
  createAccount: "Créer un compte",
  showPassword: "Afficher le mot de passe",
  missing: "Champ obligatoire\u202f: {label}.",
  noAddress: "Ce n’est pas une adresse e-mail\u202f: il manque le @.",
  tooShort:
    "Au moins {count, plural, one {# caractère} many {# de caractères} other {# caractères}}",
  tooLong: "Au plus {count, plural, one {# caractère} many {# de caractères} other {# caractères}}",
  refused: "Compte non créé",
  unreachable: "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez.",
  haveAccount: "Vous avez déjà un compte\u202f?",
  signIn: "Se connecter",
  waitingTitle: "Inscription reçue",
  waiting: "Votre compte a été créé.",
  next: "Étapes suivantes",
  nextApproval:
    "Un administrateur doit peut-être approuver votre compte. Connectez-vous ensuite avec vos nouveaux identifiants.",
  toSignIn: "Aller à la connexion",
  closedTitle: "Inscriptions fermées",
  closed:
    "Cette API n’accepte pas d’inscription. Demandez un compte à son administrateur, puis connectez-vous.",
};
