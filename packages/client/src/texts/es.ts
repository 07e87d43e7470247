import { app } from "./es/app.ts";
import { calls } from "./es/calls.ts";
import { columns } from "./es/columns.ts";
import { components } from "./es/components.ts";
import { schemaChanges } from "./es/schema-changes.ts";
import { fields } from "./es/fields.ts";
import { filters } from "./es/filters.ts";
import { form } from "./es/form.ts";
import { history } from "./es/history.ts";
import { home } from "./es/home.ts";
import { http } from "./es/http.ts";
import { keyNames } from "./es/key-names.ts";
import { imports } from "./es/imports.ts";
import { inputs } from "./es/inputs.ts";
import { jobs } from "./es/jobs.ts";
import { keys } from "./es/keys.ts";
import { list } from "./es/list.ts";
import { login } from "./es/login.ts";
import { notFound } from "./es/not-found.ts";
import { operation } from "./es/operation.ts";
import { operationLabels } from "./es/operation-labels.ts";
import { operations } from "./es/operations.ts";
import { overview } from "./es/overview.ts";
import { palette } from "./es/palette.ts";
import { problems } from "./es/problems.ts";
import { provider } from "./es/provider.ts";
import { record } from "./es/record.ts";
import { register } from "./es/register.ts";
import { report } from "./es/report.ts";
import { rows } from "./es/rows.ts";
import { serverError } from "./es/server-error.ts";
import { session } from "./es/session.ts";
import { settings } from "./es/settings.ts";
import { shell } from "./es/shell.ts";
import { transfer } from "./es/transfer.ts";
import { views } from "./es/views.ts";
import type { Catalog } from "./current-language.ts";

export const es: Catalog = {
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
