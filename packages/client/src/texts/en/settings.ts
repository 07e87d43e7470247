export const settings = {
  account: "Your account",
  colours: "Colours",
  coloursHint: "“Auto” follows your system.",
  email: "Email",
  name: "Name",
  password: "Change your password",
  role: "Role",
  title: "Settings",
} as const;
