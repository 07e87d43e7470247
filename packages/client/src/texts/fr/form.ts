import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Tout de moi",
  allTheirs: "Tout des autres",
  becomes: "Devient",
  before: "Avant",
  bothChanged: "Modifié des deux côtés",
  byMe: "modifié par vous",
  byThem: "modifié par d’autres",
  cancel: "Annuler",
  chooseFirst:
    "{count, plural, one {# choix à faire} many {# de choix à faire} other {# choix à faire}}",
  chooseHint: "Choisissez d’abord ce qui doit figurer dans les champs modifiés des deux côtés.",
  compare:
    "{count, plural, one {Comparer le champ qui diffère} many {Comparer les # de champs qui diffèrent} other {Comparer les # champs qui diffèrent}}",
  conflict: "Quelqu’un d’autre a modifié cet enregistrement entre-temps",
  conflictHint:
    "Rien n’a encore été enregistré. Pour les champs modifiés des deux côtés, choisissez ce qui doit y figurer\u202f; le reste est réglé.",
  create: "Créer {label}",
  discard: "Abandonner ma saisie",
  edit: "Modifier {name}",
  elsewhere:
    "{count, plural, one {Un champ qui ne se modifie pas ici} many {{shown} de champs qui ne se modifient pas ici} other {{shown} champs qui ne se modifient pas ici}}",
  failed: "Échec de l’enregistrement\u202f: {label}",
  goOn: "Continuer à modifier",
  gone: "Cet enregistrement n’existe plus",
  goneDraft: "Votre saisie est toujours là\u202f:",
  goneHint: "Il a été supprimé, ou son adresse est mal écrite.",
  leave: "Quitter sans enregistrer\u202f?",
  leaveDiscard: "Abandonner",
  leaveHint:
    "Votre saisie n’est pas enregistrée. Elle est gardée dans ce navigateur et vous sera proposée à votre retour.",
  leaveKeep: "Quitter, garder le brouillon",
  loading: "Chargement\u202f: {label}",
  look: "Regarder ce que l’API a maintenant",
  lookAgain: "Regarder encore",
  lookFailed: "L’API n’a pas pu être interrogée",
  lookFirst: "Personne ne sait si c’est déjà enregistré\u202f: regardez d’abord ce que l’API a.",
  merge: "Fusionner champ par champ",
  mergeHint:
    "L’enregistrement a changé depuis votre saisie. Pour les champs modifiés des deux côtés, choisissez ce qui doit y figurer\u202f; le reste est réglé.",
  mergeTake: "Prendre ces valeurs",
  mergeTitle: "Votre brouillon et l’enregistrement tel qu’il est maintenant",
  mine: "Le mien",
  notOffered: "L’API ne propose pas cela",
  notOfferedCreate:
    "Elle n’a aucune opération qui crée un enregistrement de ce type\u202f: {label}.",
  notOfferedEdit:
    "Elle n’a aucune opération qui modifie un enregistrement de ce type\u202f: {label}.",
  notRead: "Lecture impossible\u202f: {label}",
  nothing: "absent",
  now: "Maintenant",
  otherDrafts:
    "{count, plural, one {Un autre brouillon est gardé} many {# d’autres brouillons sont gardés} other {# autres brouillons sont gardés}}",
  otherDraftsHint:
    "Ce qui est saisi dans un autre onglet est gardé à part. Quel que soit le brouillon que vous reprenez, rien n’est perdu.",
  otherDraftTake: "Reprendre le brouillon\u202f: {time}",
  otherTab: "Ce formulaire est aussi en cours de saisie dans un autre onglet",
  otherTabHint:
    "Chaque onglet garde ce qui y est saisi. La personne qui enregistre en second choisit quoi garder là où les deux ont modifié la même chose.",
  restored: "Votre saisie est de retour",
  restoredHint:
    "Elle n’est pas encore enregistrée. L’enregistrement est tel qu’il était lors de votre saisie.",
  restoredMoved:
    "Elle n’est pas encore enregistrée, et l’enregistrement a changé depuis. Enregistrer n’écrase rien sans demander.",
  restoredNew: "Elle n’est pas encore enregistrée.",
  save: "Enregistrer",
  saveMerged: "Enregistrer ainsi",
  secret: "un secret",
  seen: {
    found:
      "{count, plural, =0 {L’API ne montre rien qui ait ces valeurs ({label})\u202f: enregistrer enverra donc tout une nouvelle fois.} one {L’API a un enregistrement avec ces valeurs ({label})\u202f:} many {L’API a # d’enregistrements avec ces valeurs\u202f:} other {L’API a # enregistrements avec ces valeurs\u202f:}}",
    new: {
      arrived: "L’API l’a\u202f: l’enregistrement a réussi.",
      missing: "L’API ne l’a pas.",
      moved: "L’API a un autre enregistrement à sa place.",
      gone: "L’API ne l’a pas.",
      unseen:
        "L’API n’offre aucun moyen de le chercher. Vérifiez vous-même avant d’enregistrer, car cela l’envoie une nouvelle fois.",
    },
    old: {
      arrived: "L’API a vos modifications\u202f: elles ont été enregistrées.",
      missing:
        "L’API a l’enregistrement tel qu’avant\u202f: vos modifications ne sont pas arrivées. Enregistrez à nouveau.",
      moved:
        "L’enregistrement n’est pas comme vous l’avez laissé\u202f: quelqu’un l’a modifié. Enregistrer montre ce qui diffère.",
      gone: "L’API n’a plus cet enregistrement.",
      unseen:
        "L’API n’offre aucun moyen d’afficher cet enregistrement. Enregistrer envoie vos modifications une nouvelle fois.",
    },
  },
  settled: "Réglé, car modifié d’un seul côté",
  stay: "Rester",
  thatIsIt: "C’est celui-ci",
  theirs: "Celui des autres",
  toList: "Aller à\u202f: {label}",
  toRecord: "Aller à l’enregistrement",
  unchanged: "Rien ne diffère de ce que l’API a, rien n’a donc été envoyé.",
  unknown: "On ne sait pas si cela a été enregistré",
  unknownChange:
    "Vos modifications ont été envoyées à {time}, mais aucune réponse n’est arrivée. L’API les a peut-être, ou peut-être pas\u202f; rien n’est renvoyé automatiquement, et votre saisie est gardée.",
  unknownNew:
    "L’envoi a eu lieu à {time}, mais aucune réponse n’est arrivée. L’API a peut-être créé l’enregistrement, ou peut-être pas\u202f; rien n’est renvoyé automatiquement, et votre saisie est gardée.",
};
