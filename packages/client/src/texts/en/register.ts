export const register = {
  title: "Create account",
  hint: "It takes a moment. Fields marked with * are needed.",
  createAccount: "Create account",
  showPassword: "Show what is typed",
  missing: "{label} is needed.",
  noAddress: "This is no e-mail address: the @ is missing.",
  tooShort:
    "At least {count, plural, one {# character} other {# characters}}, please: there {given, plural, one {is #} other {are #}} so far.",
  tooLong: "At most {count, plural, one {# character} other {# characters}}, please.",
  refused: "The account was not created",
  unreachable: "The server could not be reached. Check your connection, then try again.",
  unexpected: "Something went wrong that was not expected. Try again.",
  haveAccount: "Have an account already?",
  signIn: "Sign in",
  waitingTitle: "Almost there",
  waiting: "Your account was created.",
  next: "What happens next",
  nextApproval:
    "Where accounts wait for approval, somebody lets you in first. Then sign in with what you just chose.",
  toSignIn: "Go to sign-in",
  closedTitle: "No registration here",
  closed:
    "This API takes no registrations. Accounts are made by whoever looks after it: ask for one there, then sign in.",
} as const;
