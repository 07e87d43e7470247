export const notFound = {
  title: "Not found",
  text: "This page does not exist. Check the address.",
  home: "Go home",
  flags: "Signal flags JL: “you are running the risk of going aground”",
} as const;
