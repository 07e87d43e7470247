/** Loaded only if no API is available. */
export const problems = {
  at: "At {pointer}",
  hint: "The API description could not be read, so sign-in is not possible.",
  reload: "Reload",
  remedy: "Correct the description or use another (--api). Restart the service, then reload.",
  title: "API not available",
} as const;
