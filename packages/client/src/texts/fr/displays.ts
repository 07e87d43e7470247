import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  board: "Tableau de cartes par {label}",
  changed: "Un autre utilisateur a modifié {label} de {name} entre-temps. La liste a été relue.",
  display: "Affichage\u202f: {name}",
  failed: "Impossible de déplacer {name}",
  gallery: "Galerie",
  gone: "{name} a été supprimé entre-temps.",
  invalid: "La valeur n’est pas autorisée pour {name}. Ouvrez son formulaire pour la modifier.",
  move: "Déplacer {name}",
  moved: "{name} déplacé vers {label}",
  noValue: "Aucune valeur",
  rows: "{label}\u202f: {count} sur cette page",
  table: "Tableau",
  unknown:
    "Impossible de savoir si {name} a été déplacé. Vérifiez l’enregistrement avant de réessayer.",
  unseen:
    "Une modification pourrait supprimer des valeurs de {name} que l’API n’a pas renvoyées. Utilisez son formulaire.",
};
