/** Loaded with the first range of cells. */
export const ranges = {
  bar: "Selected cells",
  cells: "{count, plural, one {# cell} other {# cells}}",
  checkFailed: "The cells could not be checked",
  checking: "Checking the cells…",
  copy: "Copy",
  copyJson: "Copy as JSON",
  invalid:
    "{count, plural, one {# record is} other {# records are}} skipped: a value is not valid.",
  more: "{count, plural, one {And # more record} other {And # more records}}",
  none: "No value changes.",
  outside: "{count, plural, one {# cell has} other {# cells have}} no position in the list.",
  paste: "Paste",
  pasteHere: "Paste here",
  record: "Record",
  start: "Change {count, plural, one {# record} other {# records}}",
  startFailed: "The job could not be started",
  summary:
    "{values, plural, one {# value changes} other {# values change}} in {records, plural, one {# record} other {# records}}.",
  title: "Paste into {label}",
  unchanged: "unchanged",
} as const;
