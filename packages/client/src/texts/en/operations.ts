export const operations = {
  deprecated: "deprecated",
  description:
    "{count, plural, one {The API offers one operation.} other {The API offers # operations.}}",
  found: "{count, plural, one {# operation} other {# operations}}",
  noMatch: "No operation matches",
  noMatchHint: "Try fewer words: a part of a path, a method, a label.",
  others: "Everything else",
  search: "Search operations",
  title: "Operations",
} as const;
