export const app = {
  loading: "Loading",
  loadingApi: "Reading what the API offers",
  chunkTitle: "A part of the page did not arrive",
  chunkScript:
    "A script could not be loaded. The connection may have failed, or a new version may have been installed meanwhile.",
  chunkStyle:
    "A stylesheet could not be loaded. The connection may have failed, or a new version may have been installed meanwhile.",
  chunkSafe: "Reloading fetches it again. You stay signed in.",
  reload: "Reload",
  failedTitle: "This screen ran into an error",
  failedHint: "Your other screens still work. Try again, or go elsewhere.",
  tryAgain: "Try again",
  modelTitle: "The API’s description could not be read",
  modelEmpty: "No usable description was found at {address}.",
  modelNone: "No API is configured. Give the service an OpenAPI description with --api.",
  modelHint: "Mend the description or its address, then try again.",
  signOutInstead: "Sign out",
} as const;
