export const settings = {
  account: "Your account",
  colours: "Colours",
  coloursHint: "“As the system has it” follows your system, live.",
  connection: "Connection",
  connectionHint: "Sent with every call that asks for it, for everyone who uses this browser.",
  email: "Email",
  language: "Language and region",
  languageHint: "Numbers and dates are written as your browser’s region has it: {number}, {date}.",
  name: "Name",
  password: "Change your password",
  role: "Role",
  title: "Settings",
} as const;
