import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "Liste suchen",
  filterNone: "Keine Liste passt zu „{text}“.",
  lists: "Listen",
  drafts: "Begonnen und nicht gespeichert",
  draftsKept: "Die neuesten {most} werden {days} Tage in diesem Browser aufgehoben.",
  recent: "Zuletzt besucht",
  pinned: "Angeheftete Ansichten",
  views: "Gespeicherte Ansichten",
  trend: "Was zuletzt dazukam",
  trendOf: "Liste",
  periods: { day: "Pro Tag", week: "Pro Woche", month: "Pro Monat", year: "Pro Jahr" },
  counted: "{period}, nach „{field}“.",
  amongNewest: "{period}, nach „{field}“: nur die neuesten {count}.",
  trendSentence:
    "{label} von {from} bis {to}: die meisten in {when} mit {highest}, {last} im letzten Zeitraum, der noch andauern kann.",
  asTable: "Als Tabelle",
  asChart: "Als Diagramm",
  from: "Ab",
  latest: "Neueste: {label}",
  unasked: "Öffnen, um die Datensätze zu sehen",
  none: "Noch keine Datensätze",
  failed: "Konnte gerade nicht gelesen werden",
  single: "Ein Datensatz",
  noLists: "Diese API hat keine Listen",
  noListsHint: "Alles andere, was sie bietet, steht in der Liste der Operationen.",
  operationCount: "{count, plural, one {# Operation} other {# Operationen}}",
  job: "Auftrag",
  jobs: "Aufträge",
};
