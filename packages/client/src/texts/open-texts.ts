import { app } from "./en/app.ts";
import { http } from "./en/http.ts";
import { login } from "./en/login.ts";
import { session } from "./en/session.ts";
import { shell } from "./en/shell.ts";

/** English texts of the sign-in page; rarer pages outside the main layout add theirs. */
export const openTexts = {
  app,
  http,
  login,
  session,
  shell,
} as const;
