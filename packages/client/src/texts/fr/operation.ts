import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "Réponse",
  answerMode: "Affichage de la réponse",
  answered: "Réponse\u202f: {status}",
  body: "Corps",
  bodyMode: "Saisie du corps",
  confirm: "Cela envoie {method} {path} à l’API. Des données peuvent changer.",
  deprecated: "Obsolète",
  discard: "Abandonner",
  download: "Télécharger {name}",
  elsewhere:
    "Cette opération se trouve sur {server}, hors de cette API\u202f; la console ne l’envoie donc pas.",
  failed: "«\u202f{label}\u202f» a échoué",
  file: "{type}, {size}",
  form: "Formulaire",
  json: "JSON",
  lost: "{count, plural, one {L’API n’accepte plus un champ que vous avez rempli} many {L’API n’accepte plus # de champs que vous avez remplis} other {L’API n’accepte plus # champs que vous avez remplis}}",
  lostHint: "Ce n’est pas envoyé. Copiez-le d’ici si vous en avez besoin ailleurs\u202f:",
  moreParameters:
    "{count, plural, one {# paramètre facultatif} many {# de paramètres facultatifs} other {# paramètres facultatifs}}",
  noContent: "C’est fait. La réponse n’a pas de contenu.",
  noRows: "La réponse est une liste vide.",
  readable: "Lisible",
  restored: "Votre saisie est de retour.",
  row: "Ligne",
  rows: "Lignes",
  send: "Envoyer",
};
