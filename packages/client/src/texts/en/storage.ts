/** Storage of drafts and jobs that failed, and the sign-in over a form. */
export const storage = {
  blocked: "The browser blocks storage for this page.",
  closed: "The browser closed its storage.",
  full: "The browser’s storage is full. Free some space.",
  silent: "The browser’s storage does not respond.",
  title: "Drafts are not stored",
  form: "Your input is lost when you close or reload this tab.",
  leave:
    "The browser can’t store a draft. Your changes stay only until you close or reload this tab.",
  stored: "Your draft is stored.",
  inTab: "Your draft stays only until you close or reload this tab.",
  jobs: "Jobs are not stored",
  jobsHint: "Keep this tab open until the job ends. Closing it loses the outcomes.",
  signIn: "Sign in to continue",
  signInHint: "Your session ended. Your input stays here until you have signed in.",
  newTab: "Sign in in a new tab",
  newTabHint: "You sign in on the provider’s page. This tab continues by itself.",
} as const;
