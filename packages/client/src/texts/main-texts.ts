import { app } from "#texts/en/app.ts";
import { components } from "#texts/en/components.ts";
import { fields } from "#texts/en/fields.ts";
import { home } from "#texts/en/home.ts";
import { http } from "#texts/en/http.ts";
import { keyNames } from "#texts/en/key-names.ts";
import { list } from "#texts/en/list.ts";
import { login } from "#texts/en/login.ts";
import { notFound } from "#texts/en/not-found.ts";
import { operations } from "#texts/en/operations.ts";
import { record } from "#texts/en/record.ts";
import { register } from "#texts/en/register.ts";
import { serverError } from "#texts/en/server-error.ts";
import { session } from "#texts/en/session.ts";
import { settings } from "#texts/en/settings.ts";
import { shell } from "#texts/en/shell.ts";

/** The English catalogue; another language has the same shape. */
export const mainTexts = {
  app,
  components,
  fields,
  home,
  http,
  keyNames,
  list,
  login,
  notFound,
  operations,
  record,
  register,
  serverError,
  session,
  settings,
  shell,
} as const;
