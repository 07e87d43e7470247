import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, one {Die Zeile kann gesendet werden.} other {Alle # Zeilen können gesendet werden.}}",
  by: "Zeilen nennen ihren Datensatz nach",
  byHint:
    "Die Liste wird nach jedem Wert gefragt. Ein Wert, den mehrere Datensätze haben, wird zurückgewiesen.",
  byKey: "Schlüssel ({label})",
  cancel: "Abbrechen",
  check: "Alle Zeilen prüfen",
  checkFailed: "Die Zeilen konnten nicht geprüft werden",
  checkHint: "Nichts wird gesendet, bevor Sie das Ergebnis gesehen haben.",
  choose: "Datei auswählen oder hier ablegen",
  chooseAgain: "Wählen Sie „{name}“ erneut, um fortzufahren",
  chooseAgainHint:
    "Die Datei war zu groß, um hier aufbewahrt zu werden; wohin ihre Spalten gehen, ist gemerkt.",
  chooseHint: "CSV, JSON oder NDJSON. Sie bleibt auf diesem Rechner, bis Sie ihre Zeilen senden.",
  column: "Spalte der Datei",
  description: "Aus einer Datei, Zeile für Zeile geprüft, bevor die erste gesendet wird.",
  faultAt: "{column}: {sentence}",
  faultOf: "„{text}“: {sentence}",
  fault: {
    boolean: "„{text}“ ist weder true noch false.",
    cells: "Die Zeile hat mehr Zellen als der Kopf Spalten.",
    choice: "„{text}“ gehört nicht zu den möglichen Werten.",
    date: "„{text}“ ist kein Datum wie 2026-01-31.",
    "date-time": "„{text}“ ist kein Zeitpunkt wie 2026-01-31T09:30:00Z.",
    key: "Die Zeile sagt nicht, um welchen Datensatz es geht.",
    "new-key":
      "Einen Datensatz „{text}“ gibt es nicht, und neue bekommen ihren Schlüssel von der API: Lassen Sie ihn leer.",
    "no-record": "Einen Datensatz „{text}“ gibt es nicht.",
    number: "„{text}“ ist keine Zahl wie 12,50.",
    "number-either":
      "„{text}“ könnte zwei verschiedene Zahlen sein. Geben Sie an, wie Zahlen in der Datei geschrieben sind.",
    object: "„{text}“ ist kein JSON-Objekt.",
    record: "Das ist kein Datensatz.",
    "several-records": "Mehrere Datensätze heißen „{text}“: Nehmen Sie den Schlüssel.",
    time: "„{text}“ ist keine Uhrzeit wie 09:30:00.",
    twice: "Eine frühere Zeile betrifft denselben Datensatz.",
    unlooked: "Niemand konnte nachsehen, ob es einen Datensatz „{text}“ gibt.",
  },
  faults: "Was dagegen spricht",
  file: "Datei für den Import",
  found:
    "{rows, plural, one {# Zeile} other {# Zeilen}}, {columns} Spalten. Andere Datei auswählen.",
  goalOf: "Wohin „{column}“ kommt",
  goesTo: "Kommt nach",
  impossible: "{label} lässt sich nicht importieren",
  impossibleHint: "Die API hat keine Operation, die einen Datensatz dieser Art anlegt oder ändert.",
  incomplete: "Diese Datei ist nicht vollständig",
  incompleteHint: "In ihr steht: {note}.",
  key: "Schlüssel",
  leaveOut: "Auslassen",
  lookedUp: "{looked} von {total} Datensätzen nachgesehen",
  missingColumns: "Keine Spalte kommt dorthin, was jeder Datensatz braucht: {labels}.",
  mode: "Was die Zeilen sind",
  modeHint: {
    change:
      "Jede Zeile ändert den Datensatz, den sie nennt. Leere Zellen lassen ihren Wert, wie er ist; null setzt ihn auf null.",
    create: "Jede Zeile wird ein neuer Datensatz. Leere Zellen werden nicht gesendet.",
    upsert:
      "Eine Zeile, deren Datensatz es schon gibt, ändert ihn; jede andere wird ein neuer. Leere Zellen werden nicht gesendet.",
  },
  modes: {
    change: "Datensätze ändern",
    create: "Datensätze hinzufügen",
    upsert: "Hinzufügen oder ändern",
  },
  moreFaulty: "{count, plural, one {Und # weitere Zeile.} other {Und # weitere Zeilen.}}",
  noFileRows: "Die Datei hat keine Zeilen.",
  noMapping: "Ordnen Sie erst mindestens eine Spalte einem Feld zu.",
  noRows: "In dieser Datei sind keine Zeilen",
  numbers: "Zahlen in der Datei sind geschrieben",
  numbersAsTheyShow: "wie jede zu lesen ist",
  numbersHint: "Was zwei Zahlen sein könnte, wird abgelehnt.",
  oldEncoding: "Diese Datei ist nicht UTF-8",
  oldEncodingHint: "Sie wurde als Windows-1252 gelesen: Sehen Sie nach, ob die Buchstaben stimmen.",
  parameters: "Was die API neben jedem Datensatz verlangt",
  row: "Zeile",
  rowName: "Zeile {number}",
  saveFaulty:
    "{count, plural, one {Die fehlerhafte Zeile speichern} other {# fehlerhafte Zeilen speichern}}",
  send: {
    change: "{count, plural, one {# Datensatz ändern} other {# Datensätze ändern}}",
    create: "{count, plural, one {# Datensatz hinzufügen} other {# Datensätze hinzufügen}}",
    upsert: "{count, plural, one {# Datensatz senden} other {# Datensätze senden}}",
  },
  someFaulty:
    "{good, plural, one {# Zeile kann} other {# Zeilen können}} gesendet werden, {faulty} nicht.",
  startOver: "Von vorn beginnen",
  split:
    "{created, plural, one {# ist neu} other {# sind neu}}, {changed, plural, one {# ändert, was schon da ist} other {# ändern, was schon da ist}}.",
  template: "Leere Datei speichern",
  templateChange:
    "Um zu ändern, was es schon gibt: exportieren, bearbeiten und wieder importieren.",
  templateHint:
    "Noch keine Datei? Diese (CSV) hat alle Spalten; was ausgefüllt sein muss, steht vorn.",
  title: "{label} importieren",
  toList: "Zu {label}",
  unchecked: "Nicht nachgeschlagen, weil die API nicht gefragt werden kann: {labels}.",
  unreadable: "Diese Datei ist nicht lesbar",
  values: "Werte",
};
