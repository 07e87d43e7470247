import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  changed: "Un autre utilisateur a modifié {label} de {name} entre-temps. La liste a été relue.",
  failed: "Impossible de déplacer {name}",
  gone: "{name} a été supprimé entre-temps.",
  invalid: "La valeur n’est pas autorisée pour {name}. Ouvrez son formulaire pour la modifier.",
  move: "Déplacer {name}",
  moved: "{name} déplacé vers {label}",
  noValue: "Aucune valeur",
  rows: "{label}\u202f: {count} sur cette page",
  unknown:
    "Impossible de savoir si {name} a été déplacé. Vérifiez l’enregistrement avant de réessayer.",
  unseen:
    "Une modification pourrait supprimer des valeurs de {name} que l’API n’a pas renvoyées. Utilisez son formulaire.",
  children:
    "{count, plural, one {# enregistrement en dessous} many {# enregistrements en dessous} other {# enregistrements en dessous}}",
  collapse: "Fermer {name}",
  emptyMonth: "Aucun enregistrement ce mois-ci.",
  expand: "Ouvrir {name}",
  failedRead: "Les enregistrements n’ont pas pu être lus",
  more: "Plus",
  moreOf: "Plus dans {label}",
  moveDay: "Nouveau jour",
  moveSave: "Déplacer",
  nextMonth: "Mois suivant",
  noDate:
    "{count, plural, one {# enregistrement n’a pas de date} many {# enregistrements n’ont pas de date} other {# enregistrements n’ont pas de date}}",
  onPage: "Seuls les enregistrements de cette page sont affichés.",
  previousMonth: "Mois précédent",
  reading: "Lecture des enregistrements…",
  rowsAll: "{label}\u202f: {count}",
  showMonth: "Afficher {month}",
  thisMonth: "Ce mois-ci",
  tooMany: "Seuls les {count} premiers enregistrements sont affichés.",
};
