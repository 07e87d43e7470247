import { app } from "./en/app.ts";
import { http } from "./en/http.ts";
import { login } from "./en/login.ts";
import { notFound } from "./en/not-found.ts";
import { serverError } from "./en/server-error.ts";
import { session } from "./en/session.ts";
import { shell } from "./en/shell.ts";

/** English texts of the pages outside the main layout. */
export const openTexts = {
  app,
  http,
  login,
  notFound,

  serverError,
  session,
  shell,
} as const;
