export const home = {
  filter: "Find a list",
  filterNone: "No list matches “{text}”.",
  clear: "Clear",
  lists: "Lists",
  latest: "Latest in {label}",
  unasked: "Open to see its records",
  none: "No records yet",
  failed: "Could not be read just now",
  single: "One record",
  noLists: "This API has no lists",
  noListsHint: "Everything else it offers is in the list of operations.",
  operationCount: "{count, plural, one {# operation} other {# operations}}",
} as const;
