export const serverError = {
  title: "Something broke",
  text: "The server could not answer. That is its fault and not yours; what you typed elsewhere is kept.",
  detail: "What was said",
  tryAgain: "Try again",
  reload: "Reload",
  home: "Go home",
  flags: "NC: “I am in distress and need help”",
} as const;
