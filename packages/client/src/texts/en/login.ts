export const login = {
  title: "Sign in",
  signIn: "Sign in",
  method: "Way to sign in",
  withPassword: "Account",
  withToken: "Token",
  withNothing: "Without an account",
  token: "Token",
  tokenHint:
    "A token that this API gave you. It stays in this browser and is sent with every call.",
  openHint: "This API asks for no account: step right in.",
  showPassword: "Show what is typed",
  missing: "{label} is needed to sign in.",
  noAddress: "This is no e-mail address: the @ is missing.",
  refused: "Signing in did not work",
  unreachable: "The server could not be reached. Check your connection, then sign in again.",
  unexpected: "Something went wrong that was not expected. Try again.",
  noAccount: "No account yet?",
  createAccount: "Create account",
  noRegistration: "New here? Accounts are made by whoever looks after this API.",
  problemsTitle: "This console has no API yet",
  problemsHint:
    "The description that it was given could not be understood, so there is nothing to sign in to.",
  problemAt: "At {pointer}",
  remedy:
    "Mend the description or give another one (--api, or API in the environment), start the service again, then reload.",
  reload: "Reload",
} as const;
