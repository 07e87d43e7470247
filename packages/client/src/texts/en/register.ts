export const register = {
  title: "Create account",
  hint: "Fields marked with * are required.",
  createAccount: "Create account",
  showPassword: "Show password",
  missing: "{label} is required.",
  noAddress: "This is not an email address: the @ is missing.",
  tooShort: "At least {count, plural, one {# character} other {# characters}}",
  tooLong: "At most {count, plural, one {# character} other {# characters}}",
  refused: "Account not created",
  unreachable: "The server could not be reached. Check your connection, then retry.",
  unexpected: "An unexpected error occurred. Retry.",
  haveAccount: "Already have an account?",
  signIn: "Sign in",
  waitingTitle: "Registration received",
  waiting: "Your account was created.",
  next: "Next steps",
  nextApproval:
    "An administrator may need to approve your account. Then sign in with your new credentials.",
  toSignIn: "Go to sign-in",
  closedTitle: "Registration closed",
  closed:
    "This API does not accept registrations. Ask its administrator for an account, then sign in.",
} as const;
