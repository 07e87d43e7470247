import { app } from "./de/app.ts";
import { calls } from "./de/calls.ts";
import { columns } from "./de/columns.ts";
import { components } from "./de/components.ts";
import { schemaChanges } from "./de/schema-changes.ts";
import { fields } from "./de/fields.ts";
import { filters } from "./de/filters.ts";
import { form } from "./de/form.ts";
import { history } from "./de/history.ts";
import { home } from "./de/home.ts";
import { http } from "./de/http.ts";
import { keyNames } from "./de/key-names.ts";
import { imports } from "./de/imports.ts";
import { inputs } from "./de/inputs.ts";
import { jobs } from "./de/jobs.ts";
import { keys } from "./de/keys.ts";
import { list } from "./de/list.ts";
import { login } from "./de/login.ts";
import { notFound } from "./de/not-found.ts";
import { operation } from "./de/operation.ts";
import { operationLabels } from "./de/operation-labels.ts";
import { operations } from "./de/operations.ts";
import { overview } from "./de/overview.ts";
import { palette } from "./de/palette.ts";
import { problems } from "./de/problems.ts";
import { provider } from "./de/provider.ts";
import { record } from "./de/record.ts";
import { register } from "./de/register.ts";
import { report } from "./de/report.ts";
import { rows } from "./de/rows.ts";
import { serverError } from "./de/server-error.ts";
import { session } from "./de/session.ts";
import { settings } from "./de/settings.ts";
import { shell } from "./de/shell.ts";
import { transfer } from "./de/transfer.ts";
import { views } from "./de/views.ts";
import type { Catalog } from "./current-language.ts";

export const de: Catalog = {
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
