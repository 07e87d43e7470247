export const session = {
  "signed-out": "You are signed out.",
  expired: "Your session has ended. Sign in again to continue.",
  refused: "The API denied access, which ended your session. Sign in again.",
  "other-tab": "You signed out in another tab.",
  notLasting: "This browser blocks storage. Your session ends when you close or reload the page.",
} as const;
