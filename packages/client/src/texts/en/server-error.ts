export const serverError = {
  title: "Server error",
  text: "The server could not process the request. Your drafts are stored in this browser.",
  detail: "Details",
  tryAgain: "Retry",
  reload: "Reload",
  home: "Go home",
  flags: "Signal flags NC: “I am in distress and need help”",
} as const;
