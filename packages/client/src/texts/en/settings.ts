export const settings = {
  account: "Your account",
  colours: "Colours",
  coloursHint: "“As the system has it” follows your system, live.",
  email: "Email",
  name: "Name",
  password: "Change your password",
  role: "Role",
  title: "Settings",
} as const;
