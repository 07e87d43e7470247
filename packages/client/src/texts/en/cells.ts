/** Loaded with the keyboard grid of a list. */
export const cells = {
  edit: "{field} of {name}",
  reading: "Reading the record…",
  notRead: "The record could not be read",
  save: "Save",
  failed: "The value could not be saved",
  unknown: "We can’t tell whether this was saved. Check the record before you retry.",
  unseen: "The update needs values that the API does not return.",
  gone: "The record no longer exists.",
  conflict: "Another user changed this value to:",
  useTheirs: "Use theirs",
  saveMine: "Save mine",
  openForm: "Open form",
  copied: "Copied",
  reasons: {
    "no-operation": "Read-only: the API has no operation to change records.",
    key: "Read-only: {field} is the key of the record.",
    "not-accepted": "Read-only: the API does not accept values for {field}.",
    form: "The update needs more input. Edit the record in its form.",
  },
} as const;
