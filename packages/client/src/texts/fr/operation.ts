import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "Corps",
  bodyMode: "Format du corps",
  of: "{action}\u202f: {name}",
  onlyChanges: "Seules les valeurs modifiées sont envoyées.",
  otherServer:
    "Cette opération se trouve sur un autre serveur ({server}) et ne peut pas être envoyée d’ici.",
  form: "Formulaire",
  json: "JSON",
  lost: "{count, plural, one {L’API n’accepte plus un champ que vous avez rempli} many {L’API n’accepte plus # de champs que vous avez remplis} other {L’API n’accepte plus # champs que vous avez remplis}}",
  lostHint: "Cela ne sera pas envoyé. Copiez-le d’ici si vous en avez besoin\u202f:",
  moreParameters:
    "{count, plural, one {# paramètre facultatif} many {# de paramètres facultatifs} other {# paramètres facultatifs}}",
  sendAs: "Envoyer en",
};
