import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, one {La ligne peut être envoyée.} many {Les # de lignes peuvent être envoyées.} other {Les # lignes peuvent être envoyées.}}",
  by: "Les lignes désignent leur enregistrement par",
  byHint:
    "Chaque valeur est cherchée dans la liste. Une valeur que plusieurs enregistrements ont est refusée.",
  byKey: "Clé ({label})",
  cancel: "Annuler",
  check: "Vérifier toutes les lignes",
  checkFailed: "Les lignes n’ont pas pu être vérifiées",
  checkHint: "Rien n’est envoyé avant que vous ayez vu le résultat.",
  choose: "Choisissez un fichier ou déposez-le ici",
  chooseAgain: "Choisissez à nouveau «\u202f{name}\u202f» pour continuer",
  chooseAgainHint:
    "Il était trop grand pour être gardé ici\u202f; la destination de ses colonnes est retenue.",
  chooseHint:
    "CSV, JSON ou NDJSON. Il reste sur cet ordinateur jusqu’à ce que vous envoyiez ses lignes.",
  column: "Colonne du fichier",
  description: "Depuis un fichier, vérifié ligne par ligne avant l’envoi de la première.",
  faultAt: "{column}\u202f: {sentence}",
  faultOf: "«\u202f{text}\u202f»\u202f: {sentence}",
  fault: {
    boolean: "«\u202f{text}\u202f» n’est ni true ni false.",
    cells: "La ligne a plus de cellules que l’en-tête n’a de colonnes.",
    choice: "«\u202f{text}\u202f» ne fait pas partie des valeurs possibles.",
    date: "«\u202f{text}\u202f» n’est pas une date comme 2026-01-31.",
    "date-time": "«\u202f{text}\u202f» n’est pas une date avec heure comme 2026-01-31T09:30:00Z.",
    key: "La ligne ne dit pas de quel enregistrement il s’agit.",
    "new-key":
      "L’enregistrement «\u202f{text}\u202f» n’existe pas, et les nouveaux reçoivent leur clé de l’API\u202f: laissez-la vide.",
    "no-record": "L’enregistrement «\u202f{text}\u202f» n’existe pas.",
    number: "«\u202f{text}\u202f» n’est pas un nombre comme 12,50.",
    "number-either":
      "«\u202f{text}\u202f» pourrait être deux nombres différents. Indiquez comment les nombres sont écrits dans le fichier.",
    object: "«\u202f{text}\u202f» n’est pas un objet JSON.",
    record: "Ce n’est pas un enregistrement.",
    "several-records":
      "Plusieurs enregistrements s’appellent «\u202f{text}\u202f»\u202f: utilisez la clé.",
    time: "«\u202f{text}\u202f» n’est pas une heure de la journée comme 09:30:00.",
    twice: "Une ligne précédente concerne le même enregistrement.",
    unlooked:
      "Il n’a pas été possible de vérifier si l’enregistrement «\u202f{text}\u202f» existe.",
  },
  faults: "Ce qui s’y oppose",
  file: "Fichier à importer",
  found:
    "{rows, plural, one {# ligne} many {# de lignes} other {# lignes}}\u202f; colonnes\u202f: {columns}. Choisir un autre fichier.",
  goalOf: "Destination de «\u202f{column}\u202f»",
  goesTo: "Va dans",
  impossible: "Importation impossible\u202f: {label}",
  impossibleHint: "L’API n’a aucune opération qui crée ou modifie un enregistrement de ce type.",
  incomplete: "Ce fichier n’est pas complet",
  incompleteHint: "Il indique\u202f: {note}.",
  key: "clé",
  leaveOut: "Ignorer",
  missingColumns:
    "Aucune colonne ne va dans ce qu’il faut à chaque enregistrement\u202f: {labels}.",
  lookedUp: "{looked} enregistrements consultés sur {total}",
  mode: "Ce que sont les lignes",
  modeHint: {
    change:
      "Chaque ligne modifie l’enregistrement qu’elle désigne. Les cellules vides laissent la valeur telle quelle\u202f; null la met à null.",
    create:
      "Chaque ligne devient un nouvel enregistrement. Les cellules vides ne sont pas envoyées.",
    upsert:
      "Une ligne dont l’enregistrement existe déjà le modifie\u202f; toute autre en devient un nouveau. Les cellules vides ne sont pas envoyées.",
  },
  modes: {
    change: "Modifier des enregistrements",
    create: "Ajouter des enregistrements",
    upsert: "Ajouter ou modifier",
  },
  moreFaulty:
    "{count, plural, one {Et # autre ligne.} many {Et # d’autres lignes.} other {Et # autres lignes.}}",
  noFileRows: "Le fichier n’a aucune ligne.",
  noMapping: "Associez d’abord au moins une colonne à un champ.",
  noRows: "Il n’y a aucune ligne dans ce fichier",
  numbers: "Les nombres du fichier sont écrits",
  numbersAsTheyShow: "comme chacun peut être lu",
  numbersHint: "Ce qui pourrait être deux nombres est refusé.",
  oldEncoding: "Ce fichier n’est pas en UTF-8",
  oldEncodingHint: "Il a été lu comme Windows-1252\u202f: vérifiez que les lettres sont correctes.",
  parameters: "Ce que l’API demande en plus de chaque enregistrement",
  row: "Ligne",
  rowName: "Ligne {number}",
  saveFaulty:
    "{count, plural, one {Enregistrer la ligne fautive} many {Enregistrer # de lignes fautives} other {Enregistrer # lignes fautives}}",
  send: {
    change:
      "{count, plural, one {Modifier # enregistrement} many {Modifier # d’enregistrements} other {Modifier # enregistrements}}",
    create:
      "{count, plural, one {Ajouter # enregistrement} many {Ajouter # d’enregistrements} other {Ajouter # enregistrements}}",
    upsert:
      "{count, plural, one {Envoyer # enregistrement} many {Envoyer # d’enregistrements} other {Envoyer # enregistrements}}",
  },
  someFaulty:
    "{good, plural, one {# ligne peut être envoyée} many {# de lignes peuvent être envoyées} other {# lignes peuvent être envoyées}}, {faulty} non.",
  split:
    "{created, plural, one {# est nouvelle} many {# sont nouvelles} other {# sont nouvelles}}, {changed, plural, one {# modifie ce qui existe} many {# modifient ce qui existe} other {# modifient ce qui existe}}.",
  startOver: "Recommencer",
  template: "Enregistrer un fichier vide",
  templateChange: "Pour modifier ce qui existe, exportez-le puis importez le fichier modifié.",
  templateHint:
    "Pas encore de fichier\u202f? Celui-ci (CSV) a toutes les colonnes, les obligatoires en premier.",
  title: "Importer {label}",
  toList: "Aller à {label}",
  unchecked: "Non consulté, car l’API ne peut pas être interrogée\u202f: {labels}.",
  unreadable: "Ce fichier est illisible",
  values: "Valeurs",
};
