export const session = {
  "signed-out": "You are signed out.",
  expired: "Your session has ended. Sign in again to go on where you were.",
  refused: "The API refused access, which ended your session. Sign in again to go on.",
  elsewhere: "You were signed out in another tab.",
  notLasting:
    "This browser keeps nothing for the page, so your session will not outlive it: it lasts until you close or reload the page.",
} as const;
