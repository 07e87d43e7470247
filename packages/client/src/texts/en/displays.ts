/** Loaded with the displays of a list that are not a table. */
export const displays = {
  board: "Board by {label}",
  changed: "Another user changed {label} of {name} in the meantime. The list was read again.",
  display: "Display: {name}",
  failed: "{name} could not be moved",
  gallery: "Gallery",
  gone: "{name} was deleted in the meantime.",
  invalid: "The value is not allowed for {name}. Open its form to change it.",
  move: "Move {name}",
  moved: "{name} moved to {label}",
  noValue: "No value",
  rows: "{label}: {count} on this page",
  table: "Table",
  unknown: "We can’t tell whether {name} was moved. Check the record before you retry.",
  unseen: "An update could remove values of {name} that the API did not return. Use its form.",
} as const;
