export const settings = {
  account: "Your account",
  colours: "Colours",
  coloursHint: "“As the system has it” follows your system, live.",
  connection: "Connection",
  connectionHint: "Sent with every call that asks for it, for everyone who uses this browser.",
  email: "Email",
  name: "Name",
  password: "Change your password",
  role: "Role",
  title: "Settings",
} as const;
