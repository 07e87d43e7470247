export const notFound = {
  title: "Not found",
  text: "There is nothing at this address. It may have been moved, removed or mistyped.",
  home: "Go home",
  flags: "JL: “you are running the risk of going aground”",
} as const;
