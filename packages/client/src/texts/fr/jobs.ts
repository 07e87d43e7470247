import type { jobs as english } from "#texts/en/jobs.ts";
import type { Translated } from "#texts/translated.ts";

export const jobs: Translated<typeof english> = {
  addField: "Ajouter un champ",
  allMatching: "Tous les enregistrements correspondants sélectionnés",
  allMatchingCount: "Les {count} enregistrements correspondants sélectionnés",
  allMatchingLess: "Tous les enregistrements correspondants sauf {count} sélectionnés",
  bar: "Sélection",
  badge: "Tâches\u202f: {done} enregistrements traités sur {total}",
  badgeExport: "Exportation\u202f: {written} enregistrements",
  badgeExportOf: "Exportation\u202f: {written} enregistrements sur {total}",
  badgeExportEnded: "Exportation terminée",
  badgeWaiting: "Tâches\u202f: action requise",
  cancel: "Annuler",
  check: "Vérifier",
  chooseField: "Choisissez un champ",
  clear: "Effacer la sélection",
  collecting: "Collecte des enregistrements\u202f: {count} jusqu’ici",
  confirmAct:
    "{action}\u202f: {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}",
  confirmEdit:
    "Modifier {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}",
  confirmRemove:
    "Supprimer {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}",
  confirmUncounted: "Compter les enregistrements",
  counts: {
    waiting: "en attente\u202f: {count}",
    sent: "en cours\u202f: {count}",
    done: "terminés\u202f: {count}",
    unchanged: "inchangés\u202f: {count}",
    failed: "en échec\u202f: {count}",
    conflict: "en conflit\u202f: {count}",
    unknown: "incertains\u202f: {count}",
  },
  csv: {
    key: "clé",
    name: "nom",
    outcome: "résultat",
    status: "statut",
    message: "message",
    newKey: "nouvelle clé",
  },
  download: "Télécharger les résultats",
  drop: "Supprimer",
  edit: "Modifier",
  editTitle:
    "Modifier {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}\u202f: {label}",
  editUncounted: "Modifier tous les enregistrements correspondants\u202f: {label}",
  errorColumn: "erreur",
  empty: "Pas encore de tâche",
  emptyHint:
    "Sélectionnez des enregistrements dans une liste pour les modifier, les supprimer ou exécuter des actions.",
  failedRead: "La tâche n’a pas pu être démarrée",
  failedFile: "en échec",
  fieldsHint: "Seuls ces champs changent.",
  filter: "Résultats",
  all: "Toutes",
  hint: "Les résultats sont conservés dans ce navigateur. À la reprise, aucun enregistrement n’est envoyé deux fois.",
  interrupted: "Tâche interrompue",
  interruptedText: "{title}\u202f: il reste {left} enregistrements sur {total}.",
  job: "Tâche",
  jobs: "Tâches",
  key: "Enregistrement",
  later: "Plus tard",
  leave: "Se déconnecter",
  leaveText: "La déconnexion abandonne le fichier inachevé.",
  leaveTitle: "Exportation en cours",
  missing: "Tâche introuvable",
  missingHint: "Elle a peut-être été supprimée, ou elle appartient à un autre utilisateur.",
  more: "et {count} de plus",
  moreActions: "Actions",
  noFields: "Ajoutez au moins un champ.",
  noRows: "Aucun enregistrement",
  notes: {
    gone: "L’enregistrement n’existait plus.",
    there: "L’enregistrement existait déjà.",
    moved: "Un autre utilisateur l’a modifié. Rien n’a été écrasé.",
    unseen: "L’API ne peut pas l’afficher, il n’est donc pas renvoyé automatiquement.",
    differs: "L’enregistrement est maintenant différent. Vérifiez-le avant de le renvoyer.",
    silent: "Aucune réponse n’est arrivée.",
    garbled: "La réponse n’a pas pu être lue.",
    undecodable:
      "Une partie du texte n’a pas pu être décodée. L’enregistrement n’a pas été envoyé.",
    assumed:
      "Rien ne décrit cette opération. Enregistrez d’abord un enregistrement dans son formulaire : il affiche la requête.",
    "other-records":
      "L’API a répondu avec plusieurs autres enregistrements. Ils ont peut-être changé.",
    "unseen-fields":
      "L’API ne renvoie pas toutes les valeurs de l’enregistrement. Modifiez-le dans son formulaire.",
    accepted: "L’API l’a accepté. Sa tâche n’est pas terminée ou n’est pas lisible.",
    "job-failed": "La tâche de l’API a échoué.",
    "same-record":
      "L’API a un seul enregistrement pour plusieurs lignes\u202f: {key}. Une ligne a pu en remplacer une autre.",
    "no-copies":
      "Non supprimé\u202f: l’annulation ne pourrait pas tout rétablir. Supprimez cet enregistrement seul.",
    whole:
      "L’API a refusé une partie de l’enregistrement\u202f: toutes ses valeurs ont été envoyées.",
    "no-way-back": "L’API n’a aucune opération pour annuler cela.",
  },
  null: "Mettre à null",
  open: "Détails",
  outcome: "Résultat",
  pause: "Mettre en pause",
  progress: "Progression",
  reasons: {
    "list-gone": "En pause\u202f: l’API n’a plus cette liste.",
    "task-gone": "En pause\u202f: l’API n’a plus cette opération.",
    asked: "En pause.",
    "counted-part":
      "L’API a peut-être plus d’enregistrements que ceux comptés. Reprenez pour modifier ceux-ci.",
    counted:
      "{count, plural, one {# enregistrement correspond} many {# d’enregistrements correspondent} other {# enregistrements correspondent}} maintenant. Rien n’a encore été modifié. Reprenez pour continuer.",
    refused:
      "En pause\u202f: tous les enregistrements ont été rejetés jusqu’ici. Vérifiez les erreurs avant de reprendre.",
    "signed-out": "En pause\u202f: la session est terminée. Reconnectez-vous pour reprendre.",
    interrupted:
      "Interrompue\u202f: l’onglet a été fermé ou rechargé. À la reprise, rien n’est envoyé deux fois.",
    offline: "En pause\u202f: l’API ne répond pas.",
    failed: "En pause\u202f: une erreur s’est produite.",
  },
  remove: "Supprimer",
  siblingInputs: "Paramètres supplémentaires",
  removeField: "Retirer {field}",
  removeTitle:
    "Supprimer {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}\u202f: {label}",
  removeUncounted: "Supprimer tous les enregistrements correspondants\u202f: {label}",
  removeText:
    "Les enregistrements sont supprimés un par un. La tâche conserve chaque enregistrement supprimé.",
  rests: "L’API a demandé d’attendre. Reprise de la tâche\u202f: {time}.",
  resume: "Reprendre",
  retry: "Réessayer les échecs",
  review: "Aperçu\u202f:",
  saveFailed: "Télécharger les lignes en échec",
  selectAll: "Sélectionner les {count} correspondants",
  selectAllUnknown: "Sélectionner tous les correspondants",
  selected: "Sélection\u202f: {count}",
  sendUnknown: "Renvoyer les incertains",
  sendUnknownText:
    "Impossible de savoir si l’API a traité ces enregistrements. Vérifiez-les d’abord\u202f: les renvoyer peut appliquer deux fois une modification.",
  sendUnknownTitle:
    "Renvoyer {count, plural, one {# enregistrement} many {# d’enregistrements} other {# enregistrements}}\u202f?",
  states: {
    waiting: "En attente",
    sent: "En cours",
    done: "Terminé",
    unchanged: "Inchangé",
    failed: "Échec",
    conflict: "Conflit",
    unknown: "Incertain",
  },
  statuses: {
    collecting: "Collecte",
    running: "En cours",
    paused: "En pause",
    stopped: "Arrêtée",
    finished: "Terminée",
  },
  stop: "Arrêter",
  stopText:
    "Les enregistrements restants ne sont pas modifiés. Une tâche arrêtée ne peut pas être reprise.",
  stopTitle: "Arrêter cette tâche\u202f?",
  stay: "Continuer l’exécution",
  titles: {
    edit: "Modifier {label}",
    remove: "Supprimer {label}",
    act: "{action}\u202f: {label}",
    create: "Importer {label}",
    upsert: "Importer {label}",
    undo: "Annuler\u202f: {label}",
  },
  uncountedHint:
    "L’API n’indique pas de total. Les enregistrements sont d’abord comptés, et rien ne change avant que vous repreniez la tâche.",
  countedHint:
    "Si plus de {count} enregistrements correspondent, la tâche demande une nouvelle confirmation avant toute modification.",
  undo: "Annuler la tâche",
  undone: "Annulée par une autre tâche",
  unseenHint:
    "Chaque enregistrement est remplacé en entier et l’API ne renvoie pas : {names}. Ces valeurs seront perdues.",
  unseenSave: "Enregistrer sans elles",
};
