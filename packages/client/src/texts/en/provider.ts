/** Sign-in at a provider, and with a client ID and secret. */
export const provider = {
  clientId: "Client ID",
  clientIdHint: "The ID that the provider assigned to this console.",
  clientSecret: "Client secret",
  secretHint: "Used once for this sign-in and not stored.",
  scopes: "Scopes",
  scopesHint: "Separate scopes with spaces. Leave empty for the provider’s default.",
  setUp: "Provider setup",
  redirect: "Register this redirect URI at the provider:",
  leaving: "You sign in on the provider’s page and then return here.",
  missing: "{label} is required.",
  title: "Signing in",
  wait: "Checking the provider’s response.",
  failed: "Sign-in failed",
  again: "Back to sign-in",
  unreachable: "The sign-in provider could not be reached. Check your connection, then retry.",
  blocked:
    "The sign-in provider could not be reached from this page. It is down or blocks this origin (CORS). An administrator can route these requests through the Quarterdeck service.",
  unexpected: "The sign-in provider sent an invalid response.",
  insecure:
    "This sign-in method requires HTTPS or localhost. Open the console at an https address.",
  unusable: "The API description has no usable address for the sign-in provider.",
  "not-begun":
    "This response does not belong to a sign-in from this tab and was not used. Sign in again.",
  "too-late": "The sign-in took too long and was not completed. Sign in again.",
  "other-state": "This response belongs to another sign-in and was not used. Sign in again.",
  "other-issuer":
    "The response came from another provider and was not used. Contact the API administrator.",
  refused: "The provider refused the sign-in: {detail}",
  "no-token": "The provider’s response contains no token.",
  "wrong-identity":
    "The identity token is missing or not meant for this console, so it was rejected.",
} as const;
