import { app } from "./fr/app.ts";
import { calls } from "./fr/calls.ts";
import { columns } from "./fr/columns.ts";
import { components } from "./fr/components.ts";
import { schemaChanges } from "./fr/schema-changes.ts";
import { fields } from "./fr/fields.ts";
import { filters } from "./fr/filters.ts";
import { form } from "./fr/form.ts";
import { history } from "./fr/history.ts";
import { home } from "./fr/home.ts";
import { http } from "./fr/http.ts";
import { keyNames } from "./fr/key-names.ts";
import { imports } from "./fr/imports.ts";
import { inputs } from "./fr/inputs.ts";
import { jobs } from "./fr/jobs.ts";
import { keys } from "./fr/keys.ts";
import { list } from "./fr/list.ts";
import { login } from "./fr/login.ts";
import { notFound } from "./fr/not-found.ts";
import { operation } from "./fr/operation.ts";
import { operationLabels } from "./fr/operation-labels.ts";
import { operations } from "./fr/operations.ts";
import { overview } from "./fr/overview.ts";
import { palette } from "./fr/palette.ts";
import { problems } from "./fr/problems.ts";
import { provider } from "./fr/provider.ts";
import { record } from "./fr/record.ts";
import { register } from "./fr/register.ts";
import { report } from "./fr/report.ts";
import { rows } from "./fr/rows.ts";
import { serverError } from "./fr/server-error.ts";
import { session } from "./fr/session.ts";
import { settings } from "./fr/settings.ts";
import { shell } from "./fr/shell.ts";
import { transfer } from "./fr/transfer.ts";
import { views } from "./fr/views.ts";
import type { Catalog } from "./current-language.ts";

export const fr: Catalog = {
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
