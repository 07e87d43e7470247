import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, one {# ligne valide.} many {Les # de lignes sont valides.} other {Les # lignes sont valides.}}",
  by: "Rechercher les enregistrements par",
  byHint:
    "Chaque valeur est cherchée dans la liste. Une valeur qui correspond à plusieurs enregistrements est rejetée.",
  byKey: "Clé ({label})",
  cancel: "Annuler",
  check: "Vérifier toutes les lignes",
  checkFailed: "Les lignes n’ont pas pu être vérifiées",
  checkHint: "Rien n’est envoyé avant votre confirmation.",
  choose: "Choisissez un fichier ou déposez-le ici",
  chooseAgain: "Choisissez à nouveau «\u202f{name}\u202f» pour continuer",
  chooseAgainHint:
    "Le fichier était trop volumineux pour être conservé. Le mappage des colonnes l’est.",
  chooseHint: "CSV, JSON ou NDJSON. Rien n’est envoyé avant votre confirmation.",
  column: "Colonne du fichier",
  description: "Chaque ligne est vérifiée avant tout envoi.",
  errorAt: "{column}\u202f: {message}",
  errorOf: "«\u202f{text}\u202f»\u202f: {message}",
  error: {
    boolean: "«\u202f{text}\u202f» n’est pas true ou false.",
    cells: "La ligne a plus de cellules que l’en-tête.",
    choice: "«\u202f{text}\u202f» n’est pas une valeur autorisée.",
    date: "«\u202f{text}\u202f» n’est pas une date. Utilisez le format 2026-01-31.",
    "date-time":
      "«\u202f{text}\u202f» n’est pas une date avec heure. Utilisez le format 2026-01-31T09:30:00Z.",
    key: "La ligne n’a pas de clé.",
    "new-key":
      "Enregistrement «\u202f{text}\u202f» introuvable. Laissez la clé vide pour en ajouter un.",
    "no-record": "Enregistrement «\u202f{text}\u202f» introuvable.",
    number: "«\u202f{text}\u202f» n’est pas un nombre.",
    "number-either": "«\u202f{text}\u202f» est ambigu. Choisissez un format de nombre.",
    object: "«\u202f{text}\u202f» n’est pas un objet JSON.",
    record: "Ce n’est pas un enregistrement.",
    "several-records":
      "Plusieurs enregistrements correspondent à «\u202f{text}\u202f». Utilisez la clé.",
    time: "«\u202f{text}\u202f» n’est pas une heure. Utilisez le format 09:30:00.",
    twice: "Doublon d’une ligne précédente.",
    unlooked: "L’enregistrement «\u202f{text}\u202f» n’a pas pu être recherché.",
  },
  errorColumn: "erreur",
  errors: "Problème",
  file: "Fichier à importer",
  matched:
    "{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}\u202f; colonnes\u202f: {columns}. Choisir un autre fichier.",
  goalOf: "Champ pour «\u202f{column}\u202f»",
  goesTo: "Champ",
  impossible: "Importation impossible\u202f: {label}",
  impossibleHint: "L’API n’a aucune opération pour créer ou modifier ces enregistrements.",
  incomplete: "Fichier incomplet",
  incompleteHint: "Note dans le fichier\u202f: {note}.",
  invalidFile: "lignes avec erreurs",
  key: "clé",
  leaveOut: "Ignorer",
  missingColumns: "Champs obligatoires sans colonne\u202f: {labels}.",
  lookedUp: "{looked} enregistrements consultés sur {total}",
  mode: "Mode d’importation",
  modeHint: {
    change:
      "Chaque ligne modifie un enregistrement. Une cellule vide laisse la valeur inchangée\u202f; null la met à null.",
    create: "Chaque ligne ajoute un enregistrement. Les cellules vides ne sont pas envoyées.",
    upsert:
      "Les lignes modifient les enregistrements existants et en ajoutent de nouveaux. Les cellules vides ne sont pas envoyées.",
  },
  modes: {
    change: "Modifier des enregistrements",
    create: "Ajouter des enregistrements",
    upsert: "Ajouter ou modifier",
  },
  moreInvalid:
    "{count, plural, one {Et # autre ligne.} many {Et # d’autres lignes.} other {Et # autres lignes.}}",
  noFileRows: "Le fichier n’a aucune ligne.",
  noMapping: "Associez au moins une colonne à un champ.",
  noRows: "Aucune ligne dans ce fichier",
  numbers: "Format des nombres",
  numbersAsTheyShow: "Automatique",
  numbersHint: "Les nombres ambigus sont rejetés.",
  oldEncoding: "Ce fichier n’est pas en UTF-8",
  oldEncodingHint: "Il a été lu comme Windows-1252. Vérifiez les caractères spéciaux.",
  parameters: "Paramètres supplémentaires",
  row: "Ligne",
  rowName: "Ligne {number}",
  sampled: {
    all: "L’API a les premiers enregistrements de ce fichier.",
    none: "L’API n’a pas encore les premiers enregistrements de ce fichier.",
    some: "L’API a certains des premiers enregistrements de ce fichier.",
  },
  saveInvalid:
    "{count, plural, one {Télécharger # ligne avec erreurs} many {Télécharger # de lignes avec erreurs} other {Télécharger # lignes avec erreurs}}",
  send: {
    change:
      "{count, plural, one {Modifier # enregistrement} many {Modifier # d’enregistrements} other {Modifier # enregistrements}}",
    create:
      "{count, plural, one {Ajouter # enregistrement} many {Ajouter # d’enregistrements} other {Ajouter # enregistrements}}",
    upsert:
      "{count, plural, one {Envoyer # enregistrement} many {Envoyer # d’enregistrements} other {Envoyer # enregistrements}}",
  },
  someInvalid:
    "{good, plural, one {# ligne valide} many {# de lignes valides} other {# lignes valides}}, {invalid} avec erreurs.",
  split:
    "{created, plural, one {# nouvel enregistrement} many {# de nouveaux enregistrements} other {# nouveaux enregistrements}}, {changed, plural, one {# enregistrement existant} many {# d’enregistrements existants} other {# enregistrements existants}}.",
  startOver: "Recommencer",
  template: "Télécharger le modèle",
  templateChange:
    "Pour modifier des enregistrements existants, exportez-les puis importez le fichier modifié.",
  templateHint:
    "Pas encore de fichier\u202f? Le modèle CSV contient toutes les colonnes, les obligatoires en premier.",
  title: "Importer {label}",
  toList: "Aller à {label}",
  unchecked: "Non vérifié, car l’API ne permet pas de le rechercher\u202f: {labels}.",
  unreadable: "Ce fichier est illisible",
  values: "Valeurs",
};
