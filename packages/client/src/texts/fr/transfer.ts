import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "Continuer en arrière-plan",
  cancel: "Annuler",
  close: "Fermer",
  columns: "Colonnes",
  columnsAll: "Toutes ({count})",
  columnsShown: "Affichées ({count})",
  discard: "Abandonner",
  export: "Exporter",
  exportAll: "Tout ce qui satisfait la recherche et les filtres\u202f: {label}.",
  exportChosen: "La sélection\u202f: {label}.",
  exportChosenTotal: "La sélection\u202f: {label} ({total}).",
  exportTitle: "Exporter {label}",
  exportTotal: "Tout ce qui satisfait la recherche et les filtres\u202f: {label} ({total}).",
  failed: "Lignes écrites avant l’échec\u202f: seulement {written} sur {total} ({label}).",
  failedTitle: "L’exportation s’est interrompue",
  format: "Format",
  formatHint: {
    csv: "Pour les tableurs. Les cellules qui s’exécuteraient comme des formules sont neutralisées\u202f; importer le fichier redonne les mêmes valeurs.",
    json: "Une liste d’enregistrements, chaque valeur telle que l’API l’a écrite.",
    ndjson: "Un enregistrement par ligne, chaque valeur telle que l’API l’a écrite.",
  },
  keep: "Garder la partie exportée",
  keepHint:
    "La partie exportée peut être gardée\u202f: son nom et sa dernière ligne diront qu’elle est incomplète.",
  keepHintChosen:
    "La partie exportée peut être gardée sous le nom que vous avez choisi\u202f: sa dernière ligne dira qu’elle est incomplète.",
  lost: "La session s’est terminée après {written} sur {total}\u202f: {label}. Rien du fichier n’a été gardé\u202f: exportez-le à nouveau depuis la liste.",
  moved: "Des lignes sont apparues ou ont disparu entre-temps",
  movedHint:
    "L’API en comptait {promised} au début et {total} à la fin\u202f; {written} différentes ont été lues.",
  note: "{written} lignes sur {total}\u202f; l’exportation n’est pas allée jusqu’au bout",
  progress: "Progression de l’exportation",
  saved: "Enregistré sous «\u202f{file}\u202f».",
  stop: "Arrêter",
  stopped: "Arrêté après {written} sur {total}\u202f: {label}.",
  tabHint:
    "Elle continue pendant que vous consultez d’autres écrans, tant que cet onglet reste ouvert.",
  whole: "Tout a été écrit ({written})\u202f: {label}.",
  written: "Lignes écrites\u202f: {written} ({label})",
  writtenOf: "Lignes écrites\u202f: {written} sur {total} ({label})",
};
