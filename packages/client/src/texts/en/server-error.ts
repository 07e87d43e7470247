export const serverError = {
  title: "Server error",
  text: "The server could not process the request.",
  detail: "Details",
  tryAgain: "Retry",
  reload: "Reload",
  home: "Go home",
  flags: "Signal flags NC: “I am in distress and need help”",
} as const;
