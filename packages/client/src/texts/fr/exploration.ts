import type { exploration as english } from "#texts/en/exploration.ts";
import type { Translated } from "#texts/translated.ts";

export const exploration: Translated<typeof english> = {
  label: "Listes et enregistrements trouvés",
  running: "Recherche de listes et d’enregistrements…",
  hint: "Lecture seule.",
  failed: "Impossible de lire les listes.",
  retry: "Réessayer",
  unknown: "L’API n’indique pas ce que vous pouvez modifier.",
  unknownHint: "Si elle refuse un formulaire, son erreur s’affiche.",
  readOnly: "Lecture seule",
  offer: "Proposer des formulaires",
  assumed: {
    title: "Envoyer cette requête ?",
    hint: "Rien ne décrit cette opération, donc son effet est inconnu. Elle peut aussi modifier d’autres enregistrements.",
    send: "Envoyer la requête",
    cancel: "Annuler",
    request: "Requête",
  },
};
