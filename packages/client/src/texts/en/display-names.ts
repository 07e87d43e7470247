/** Loaded with the menu of the displays of a list. */
export const displayNames = {
  board: "Board by {label}",
  calendar: "Calendar by {label}",
  cards: "Cards",
  display: "Display: {name}",
  gallery: "Gallery",
  table: "Table",
  timeline: "Timeline by {label}",
  tree: "Tree by {label}",
} as const;
