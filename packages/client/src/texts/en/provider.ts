/** Sign-in at a provider, and as a program. */
export const provider = {
  clientId: "Client ID",
  clientIdHint: "The name that the provider gave this console when it was registered there.",
  clientSecret: "Client secret",
  secretHint: "It is used once, for this sign-in, and kept nowhere.",
  scopes: "Scopes",
  scopesHint: "What is asked for, with spaces between; empty: what the provider gives by itself.",
  setUp: "For whoever sets this up",
  redirect: "Register this address at the provider, as the one to send people back to:",
  leaving: "The provider’s own page opens, asks who you are, and sends you back here.",
  missing: "{label} is needed to sign in.",
  title: "Signing in",
  wait: "The provider’s answer is being looked at.",
  failed: "Signing in did not work",
  again: "Back to sign-in",
  unreachable: "The sign-in provider could not be reached. Check your connection, then try again.",
  blocked:
    "The sign-in provider could not be reached from this page: it does not answer, or does not allow calls from this address. Whoever serves this console can ask it on your behalf with the service that comes with it.",
  unexpected: "The sign-in provider gave an answer that makes no sense.",
  insecure:
    "Browsers allow this way to sign in over https (or on this machine) alone: open the console by an https address.",
  unusable: "The description names no usable address of the sign-in provider.",
  "not-begun":
    "This answer belongs to no sign-in that was begun in this tab, so it was not used. Begin again here.",
  "too-late": "The sign-in took too long, and its answer was not used. Begin again.",
  "other-state":
    "This answer belongs to another sign-in than the one begun in this tab, so it was not used. Begin again here.",
  "other-issuer":
    "The answer came from another provider than the one asked, so it was not used. Tell whoever looks after this API.",
  refused: "The provider refused: {said}",
  "no-token": "The provider’s answer holds no token.",
  "wrong-identity":
    "The provider’s word on who you are is missing or not meant for this console, so it was not believed.",
} as const;
