/** Loaded where there is nothing to sign in to. */
export const problems = {
  at: "At {pointer}",
  hint: "The API description could not be read, so sign-in is not possible.",
  reload: "Reload",
  remedy: "Correct the description or use another (--api). Restart the service, then reload.",
  title: "API not available",
} as const;
