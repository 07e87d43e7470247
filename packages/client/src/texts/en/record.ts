export const record = {
  cancel: "Cancel",
  cannotBeUndone: "This cannot be undone.",
  copyKey: "Copy the key",
  failed: "{label} could not be read",
  fields: "Fields",
  json: "JSON",
  loading: "Loading {label}",
  missing: "{label} {key}",
  missingHint: "It may have been removed, or the address may be mistyped.",
  missingInList:
    "The API can only list these records, and this one was not in the part that could be searched.",
  missingTitle: "There is no such record",
  moreActions: "More actions",
  none: "No {label} refer to this record.",
  showAll: "Show all {label}",
  showAllOf: "Show all {label} ({count})",
  toList: "Go to {label}",
  tryAgain: "Try again",
  unreadable: "The API does not show this record",
  unreadableHint:
    "It has no operation that reads or lists them ({label}), but what it can do with this one is offered above.",
  waitingLong: "The API is still working on it.",
} as const;
