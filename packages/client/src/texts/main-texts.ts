import { app } from "./en/app.ts";
import { components } from "./en/components.ts";
import { fields } from "./en/fields.ts";
import { http } from "./en/http.ts";
import { keyNames } from "./en/key-names.ts";
import { login } from "./en/login.ts";
import { operations } from "./en/operations.ts";
import { session } from "./en/session.ts";
import { shell } from "./en/shell.ts";

/** English texts of the main layout; all others are loaded with the components that use them. */
export const mainTexts = {
  app,
  components,
  fields,
  http,
  keyNames,
  login,
  operations,
  session,
  shell,
} as const;
