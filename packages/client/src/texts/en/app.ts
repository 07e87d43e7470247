export const app = {
  noScript: "This console needs JavaScript. Turn it on, then reload the page.",
  loading: "Loading",
  loadingApi: "Loading the API description",
  chunkTitle: "Part of the page did not load",
  chunkScript: "A script did not load. The connection failed or a new version was installed.",
  chunkStyle: "A stylesheet did not load. The connection failed or a new version was installed.",
  chunkSafe: "Reload the page to load it again. You stay signed in.",
  reload: "Reload",
  failedTitle: "This screen could not be displayed",
  failedHint: "Other screens still work. Retry or open another screen.",
  tryAgain: "Retry",
} as const;
