import { app } from "./ar/app.ts";
import { calls } from "./ar/calls.ts";
import { columns } from "./ar/columns.ts";
import { components } from "./ar/components.ts";
import { schemaChanges } from "./ar/schema-changes.ts";
import { fields } from "./ar/fields.ts";
import { filters } from "./ar/filters.ts";
import { form } from "./ar/form.ts";
import { history } from "./ar/history.ts";
import { home } from "./ar/home.ts";
import { http } from "./ar/http.ts";
import { keyNames } from "./ar/key-names.ts";
import { imports } from "./ar/imports.ts";
import { inputs } from "./ar/inputs.ts";
import { jobs } from "./ar/jobs.ts";
import { keys } from "./ar/keys.ts";
import { list } from "./ar/list.ts";
import { login } from "./ar/login.ts";
import { notFound } from "./ar/not-found.ts";
import { operation } from "./ar/operation.ts";
import { operationLabels } from "./ar/operation-labels.ts";
import { operations } from "./ar/operations.ts";
import { overview } from "./ar/overview.ts";
import { palette } from "./ar/palette.ts";
import { problems } from "./ar/problems.ts";
import { provider } from "./ar/provider.ts";
import { record } from "./ar/record.ts";
import { register } from "./ar/register.ts";
import { report } from "./ar/report.ts";
import { rows } from "./ar/rows.ts";
import { serverError } from "./ar/server-error.ts";
import { session } from "./ar/session.ts";
import { settings } from "./ar/settings.ts";
import { shell } from "./ar/shell.ts";
import { transfer } from "./ar/transfer.ts";
import { views } from "./ar/views.ts";
import type { Catalog } from "./current-language.ts";

/** What an API gives stands between \u2068 and \u2069: without them Arabic turns the digits and signs of a key or a date round. */
export const ar: Catalog = {
  app,
  calls,
  columns,
  components,
  schemaChanges,
  fields,
  filters,
  form,
  history,
  home,
  http,
  keyNames,
  imports,
  inputs,
  jobs,
  keys,
  list,
  login,
  notFound,
  operation,
  operationLabels,
  operations,
  overview,
  palette,
  problems,
  provider,
  record,
  register,
  report,
  rows,
  serverError,
  session,
  settings,
  shell,
  transfer,
  views,
};
