/** Loaded where there is nothing to sign in to. */
export const problems = {
  at: "At {pointer}",
  hint: "Its description could not be understood, so there is nothing to sign in to.",
  reload: "Reload",
  remedy: "Mend the description or give another (--api), start the service again, then reload.",
  title: "This console has no API yet",
} as const;
