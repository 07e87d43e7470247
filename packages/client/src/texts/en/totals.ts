/** Loaded with the totals of a list. */
export const totals = {
  all: "All {count} matching {label}",
  cancel: "Cancel",
  close: "Close totals",
  count: "Count",
  failed: "{label} could not be read",
  filter: "Show {label}: {value}",
  mayBeMore: "The API may have more records than it returns.",
  more: "And {count} more values; total",
  page: "{count} {label} on this page",
  readAll: "Read all",
  reading: "{count} read…",
  sum: "Sum of {label}",
  sumOfAll: "Total",
  title: "Totals by {label}",
} as const;
