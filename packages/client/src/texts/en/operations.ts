export const operations = {
  deprecated: "deprecated",
  description:
    "{count, plural, one {The API has one operation.} other {The API has # operations.}}",
  matches: "{count, plural, one {# operation} other {# operations}}",
  noMatch: "No matching operations",
  noMatchHint: "Try fewer words: part of a path, a method or a label.",
  others: "Other operations",
  search: "Search operations",
  title: "Operations",
} as const;
