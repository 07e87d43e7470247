import type { record as english } from "#texts/en/record.ts";
import type { Translated } from "#texts/translated.ts";

export const record: Translated<typeof english> = {
  add: "Neu: {label}",
  cannotBeUndone: "Das lässt sich nicht zurücknehmen.",
  copyKey: "Schlüssel kopieren",
  duplicate: "Duplizieren",
  facts: "Das Wichtigste",
  failed: "{label} konnte nicht geladen werden",
  first: "Erste Zeile auf dieser Seite",
  nestedTab: "{label} ({count})",
  holdsNone: "Dieser Datensatz enthält keine Einträge: {label}.",
  history: "Verlauf",
  holdsNoneEdit: "Bearbeiten Sie den Datensatz, um Einträge hinzuzufügen.",
  holdsNoneHint: "Die API akzeptiert keine Änderungen daran.",
  json: "JSON",
  last: "Letzte Zeile auf dieser Seite",
  loading: "{label} wird geladen",
  missing: "{label} {key}",
  missingHint: "Möglicherweise wurde er gelöscht. Prüfen Sie die Adresse.",
  missingInList:
    "Die API kann diese Datensätze nur auflisten, und dieser war nicht unter den durchsuchten.",
  missingTitle: "Datensatz nicht gefunden",
  moreActions: "Weitere Aktionen",
  neighbors: "Vorheriger und nächster Datensatz",
  next: "Nächster Datensatz",
  none: "Nichts verweist auf diesen Datensatz: {label}.",
  overview: "Überblick",
  partOfList: "Vielleicht gibt es mehr: Die API kann diese Liste nicht filtern.",
  position: "{position} von {count}",
  previous: "Voriger Datensatz",
  searchNested: "{label} durchsuchen",
  showAll: "Alle zeigen: {label}",
  showAllOf: "Alle zeigen: {label} ({count})",
  toList: "Zu {label}",
  tooLongToFilter:
    "Die API kann diese Liste nicht filtern, und sie ist zu lang, um sie hier zu filtern.",
  tryAgain: "Erneut versuchen",
  unreadable: "Dieser Datensatz kann nicht gelesen werden",
  unreadableHint:
    "Die API hat keine Operation zum Lesen oder Auflisten ({label}). Andere Operationen finden Sie oben.",
  waitingLong: "Die API hat noch nicht geantwortet.",
};
