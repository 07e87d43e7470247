import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "Exécuter en arrière-plan",
  cancel: "Annuler",
  close: "Fermer",
  columns: "Colonnes",
  columnsAll: "Toutes ({count})",
  columnsShown: "Affichées ({count})",
  discard: "Abandonner",
  export: "Exporter",
  exportAll: "Tout ce qui correspond à la recherche et aux filtres\u202f: {label}.",
  exportChosen: "La sélection\u202f: {label}.",
  exportChosenTotal: "La sélection\u202f: {label} ({total}).",
  exportTitle: "Exporter {label}",
  exportTotal: "Tout ce qui correspond à la recherche et aux filtres\u202f: {label} ({total}).",
  failed: "Exportés avant l’erreur\u202f: {written} sur {total} ({label}).",
  failedTitle: "Échec de l’exportation",
  format: "Format",
  formatHint: {
    csv: "Pour les tableurs. Les formules sont échappées\u202f; importer le fichier redonne les mêmes valeurs.",
    json: "Un tableau d’enregistrements, avec les valeurs renvoyées par l’API.",
    ndjson: "Un enregistrement par ligne, avec les valeurs renvoyées par l’API.",
  },
  incompleteFile: "incomplet",
  storePart: "Enregistrer le fichier partiel",
  storePartHint:
    "Vous pouvez enregistrer le fichier partiel. Son nom et sa dernière ligne le marquent comme incomplet.",
  storePartHintChosen:
    "Vous pouvez enregistrer le fichier partiel. Sa dernière ligne le marque comme incomplet.",
  lost: "La session s’est terminée après {written} sur {total}\u202f: {label}. Rien n’a été enregistré. Recommencez l’exportation depuis la liste.",
  moved: "Des enregistrements ont changé pendant l’exportation",
  movedHint:
    "L’API indiquait {promised} enregistrements au début, puis {total}. Exportés\u202f: {written}.",
  note: "{written} lignes sur {total}\u202f; l’exportation est incomplète",
  progress: "Progression de l’exportation",
  saved: "Enregistré sous «\u202f{file}\u202f».",
  stop: "Arrêter",
  stopped: "Arrêté après {written} sur {total}\u202f: {label}.",
  tabHint: "L’exportation continue sur les autres écrans tant que cet onglet est ouvert.",
  whole: "Tout a été exporté ({written})\u202f: {label}.",
  mayBeMore: "Il y a peut-être d’autres enregistrements",
  mayBeMoreHint: "L’API n’indique aucun accès à d’autres enregistrements.",
  wholeOpen: "{written} {label} ont été exportés.",
  written: "Exportés\u202f: {written} ({label})",
  writtenOf: "Exportés\u202f: {written} sur {total} ({label})",
};
