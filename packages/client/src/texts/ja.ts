import { app } from "./ja/app.ts";
import { calls } from "./ja/calls.ts";
import { columns } from "./ja/columns.ts";
import { components } from "./ja/components.ts";
import { schemaChanges } from "./ja/schema-changes.ts";
import { fields } from "./ja/fields.ts";
import { filters } from "./ja/filters.ts";
import { form } from "./ja/form.ts";
import { history } from "./ja/history.ts";
import { home } from "./ja/home.ts";
import { http } from "./ja/http.ts";
import { keyNames } from "./ja/key-names.ts";
import { imports } from "./ja/imports.ts";
import { inputs } from "./ja/inputs.ts";
import { jobs } from "./ja/jobs.ts";
import { keys } from "./ja/keys.ts";
import { list } from "./ja/list.ts";
import { login } from "./ja/login.ts";
import { notFound } from "./ja/not-found.ts";
import { operation } from "./ja/operation.ts";
import { operationLabels } from "./ja/operation-labels.ts";
import { operations } from "./ja/operations.ts";
import { overview } from "./ja/overview.ts";
import { palette } from "./ja/palette.ts";
import { problems } from "./ja/problems.ts";
import { provider } from "./ja/provider.ts";
import { record } from "./ja/record.ts";
import { register } from "./ja/register.ts";
import { report } from "./ja/report.ts";
import { rows } from "./ja/rows.ts";
import { serverError } from "./ja/server-error.ts";
import { session } from "./ja/session.ts";
import { settings } from "./ja/settings.ts";
import { shell } from "./ja/shell.ts";
import { transfer } from "./ja/transfer.ts";
import { views } from "./ja/views.ts";
import type { Catalog } from "./current-language.ts";

export const ja: Catalog = {
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
