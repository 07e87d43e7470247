export const exploration = {
  label: "Lists and records that were found",
  running: "Looking for lists and records …",
  hint: "It only reads.",
  failed: "The lists could not be read.",
  retry: "Retry",
  unknown: "The API does not state which changes it allows.",
  unknownHint: "If it refuses a form, its error is shown.",
  readOnly: "Read only",
  offer: "Offer forms",
  assumed: {
    title: "Send this request?",
    hint: "Nothing describes this operation, so its effect is not known. It may change other records, too.",
    send: "Send request",
    cancel: "Cancel",
    request: "Request",
  },
} as const;
