import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Utiliser mes valeurs",
  allTheirs: "Utiliser celles de l’autre utilisateur",
  becomes: "Après",
  before: "Avant",
  bothChanged: "Conflits",
  byMe: "modifié par vous",
  byThem: "modifié par un autre utilisateur",
  cancel: "Annuler",
  chooseFirst:
    "{count, plural, one {Résoudre # conflit} many {Résoudre # de conflits} other {Résoudre # conflits}}",
  chooseHint: "Choisissez une valeur pour chaque conflit.",
  compare:
    "{count, plural, one {Comparer # champ} many {Comparer # de champs} other {Comparer # champs}}",
  conflict: "Un autre utilisateur a modifié cet enregistrement",
  conflictHint: "Rien n’a encore été enregistré. Choisissez une valeur pour chaque conflit.",
  create: "Créer {label}",
  discard: "Abandonner le brouillon",
  edit: "Modifier {name}",
  readOnlyFields:
    "{count, plural, one {1 champ en lecture seule} many {{shown} de champs en lecture seule} other {{shown} champs en lecture seule}}",
  failed: "Échec de l’enregistrement\u202f: {label}",
  goOn: "Continuer la modification",
  gone: "Enregistrement introuvable",
  goneDraft: "Votre brouillon\u202f:",
  goneHint: "Il a peut-être été supprimé. Vérifiez l’adresse.",
  leave: "Quitter sans enregistrer\u202f?",
  leaveDiscard: "Abandonner les modifications",
  leaveHint: "Vos modifications restent dans ce navigateur sous forme de brouillon.",
  leaveDraft: "Quitter",
  loading: "Chargement\u202f: {label}",
  look: "Vérifier si c’est enregistré",
  lookAgain: "Vérifier à nouveau",
  lookFailed: "La vérification a échoué",
  lookFirst:
    "Impossible de savoir si cela a été enregistré. Vérifiez l’enregistrement avant de réessayer.",
  merge: "Fusionner les modifications",
  mergeHint:
    "L’enregistrement a changé depuis ce brouillon. Choisissez une valeur pour chaque conflit.",
  mergeTake: "Appliquer",
  mergeTitle: "Fusionner le brouillon",
  mine: "Ma valeur",
  notOffered: "Non pris en charge par l’API",
  notOfferedCreate:
    "L’API n’a aucune opération pour créer ce type d’enregistrement\u202f: {label}.",
  notOfferedEdit:
    "L’API n’a aucune opération pour modifier ce type d’enregistrement\u202f: {label}.",
  notRead: "Chargement impossible\u202f: {label}",
  nothing: "non défini",
  now: "Actuel",
  otherDrafts:
    "{count, plural, one {# autre brouillon} many {# d’autres brouillons} other {# autres brouillons}}",
  otherDraftsHint:
    "Chaque onglet conserve son propre brouillon. Changer de brouillon ne fait rien perdre.",
  otherDraftTake: "Ouvrir le brouillon\u202f: {time}",
  otherTab: "Ce formulaire est ouvert dans un autre onglet",
  otherTabHint:
    "Chaque onglet conserve son propre brouillon. À la seconde sauvegarde, les conflits sont à résoudre.",
  replaceOld:
    "Remplacer «\u202f{old}\u202f» par «\u202f{next}\u202f» dans {count, plural, one {# valeur} many {# de valeurs} other {# valeurs}}",
  restored: "Brouillon restauré",
  restoredHint: "Pas encore enregistré. L’enregistrement n’a pas changé depuis.",
  restoredMoved:
    "Pas encore enregistré. L’enregistrement a changé depuis\u202f; les conflits seront d’abord à résoudre.",
  restoredNew: "Pas encore enregistré.",
  save: "Enregistrer",
  sendAnyway: "Envoyer quand même",
  saveMerged: "Enregistrer",
  secret: "masqué",
  seen: {
    matches:
      "{count, plural, =0 {Aucun enregistrement n’a ces valeurs ({label}). Enregistrer les envoie à nouveau.} one {# enregistrement a ces valeurs ({label})\u202f:} many {# d’enregistrements ont ces valeurs\u202f:} other {# enregistrements ont ces valeurs\u202f:}}",
    new: {
      arrived: "L’enregistrement a été créé.",
      missing: "Introuvable dans l’API.",
      moved: "L’API a un autre enregistrement avec cette clé.",
      gone: "Introuvable dans l’API.",
      unseen:
        "L’API ne permet pas de le rechercher. Vérifiez la liste avant d’enregistrer à nouveau.",
    },
    old: {
      arrived: "Vos modifications ont été enregistrées.",
      missing: "Vos modifications n’ont pas été enregistrées. Enregistrez à nouveau.",
      moved:
        "Un autre utilisateur a modifié l’enregistrement. Enregistrez pour comparer les modifications.",
      gone: "Introuvable dans l’API.",
      unseen:
        "L’API ne peut pas afficher cet enregistrement. Enregistrer envoie à nouveau vos modifications.",
    },
  },
  settled: "Fusionné automatiquement",
  stay: "Continuer la modification",
  thatIsIt: "Utiliser cet enregistrement",
  theirs: "Autre utilisateur",
  toList: "Aller à\u202f: {label}",
  toRecord: "Ouvrir l’enregistrement",
  unchanged: "Aucune modification à enregistrer.",
  unknown: "Impossible de savoir si cela a été enregistré",
  unknownChange:
    "Vos modifications ont été envoyées à {time}, mais aucune réponse valide n’est arrivée. Rien n’est renvoyé automatiquement.",
  unknownNew:
    "L’enregistrement a été envoyé à {time}, mais aucune réponse valide n’est arrivée. Rien n’est renvoyé automatiquement.",
  createAgain: "Créer de nouveau\u202f: {label}",
  deleted: "Cet enregistrement a été supprimé",
  deletedHint: "Il n’est plus dans l’API. Votre saisie est toujours ici.",
  unseen: "Certaines valeurs ne sont pas affichées",
  unseenHint:
    "L’enregistrement remplace toutes les données. L’API n’a pas renvoyé\u202f: {names}. Saisissez ces valeurs, sinon elles sont perdues.",
  unseenSecrets:
    "L’API ne renvoie jamais les secrets\u202f: {names}. Saisissez-les de nouveau, sinon ils risquent d’être supprimés.",
  unseenSave: "Enregistrer sans elles",
};
