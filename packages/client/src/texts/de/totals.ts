import type { totals as english } from "#texts/en/totals.ts";
import type { Translated } from "#texts/translated.ts";

export const totals: Translated<typeof english> = {
  all: "Alle passenden {label}: {count}",
  cancel: "Abbrechen",
  close: "Summen schließen",
  count: "Anzahl",
  countExactly: "Genau zählen",
  countFailed: "Die Datensätze konnten nicht gezählt werden.",
  exactly: "Genau {count}",
  failed: "{label} konnten nicht gelesen werden",
  filter: "{label} zeigen: {value}",
  mayBeMore: "Die API hat möglicherweise mehr Datensätze, als sie zurückgibt.",
  more: "Und {count} weitere Werte; gesamt",
  notCounted: "Das Zählen dauert zu lange.",
  page: "{label} auf dieser Seite: {count}",
  readAll: "Alle lesen",
  reading: "{count} gelesen …",
  sum: "Summe von {label}",
  sumOfAll: "Gesamt",
  title: "Summen nach {label}",
};
