/** Loaded with the screen of rights. */
export const rights = {
  title: "Rights",
  about: "What viewers and editors may do. Owners may do everything that the database allows.",
  search: "Filter tables and columns",
  noMatch: "No matching table",
  noMatchHint: "Clear the filter to see all tables.",
  table: "Table",
  show: "Show columns of {name}",
  roles: { viewer: "Viewer", editor: "Editor" },
  names: { read: "Read", create: "Create", update: "Edit", remove: "Delete", write: "Edit" },
  cell: "{role}: {right} {name}",
  key: "Key: always readable",
  view: "View",
  impossible: "The database does not allow this",
  failed: "The rights could not be loaded",
  saveFailed: "The right was not changed",
  saved: "Saved",
} as const;
