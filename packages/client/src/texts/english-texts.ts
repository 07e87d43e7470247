import type { app } from "./en/app.ts";
import type { calls } from "./en/calls.ts";
import type { cells } from "./en/cells.ts";
import type { columns } from "./en/columns.ts";
import type { components } from "./en/components.ts";
import type { displayNames } from "./en/display-names.ts";
import type { displays } from "./en/displays.ts";
import type { exploration } from "./en/exploration.ts";
import type { fields } from "./en/fields.ts";
import type { filters } from "./en/filters.ts";
import type { form } from "./en/form.ts";
import type { history } from "./en/history.ts";
import type { home } from "./en/home.ts";
import type { http } from "./en/http.ts";
import type { imports } from "./en/imports.ts";
import type { inputs } from "./en/inputs.ts";
import type { jobs } from "./en/jobs.ts";
import type { jsonEditor } from "./en/json-editor.ts";
import type { keyNames } from "./en/key-names.ts";
import type { keys } from "./en/keys.ts";
import type { links } from "./en/links.ts";
import type { list } from "./en/list.ts";
import type { login } from "./en/login.ts";
import type { map } from "./en/map.ts";
import type { notFound } from "./en/not-found.ts";
import type { operation } from "./en/operation.ts";
import type { operationLabels } from "./en/operation-labels.ts";
import type { operations } from "./en/operations.ts";
import type { overview } from "./en/overview.ts";
import type { palette } from "./en/palette.ts";
import type { parts } from "./en/parts.ts";
import type { peek } from "./en/peek.ts";
import type { ranges } from "./en/ranges.ts";
import type { printing } from "./en/printing.ts";
import type { problems } from "./en/problems.ts";
import type { provider } from "./en/provider.ts";
import type { record } from "./en/record.ts";
import type { related } from "./en/related.ts";
import type { register } from "./en/register.ts";
import type { report } from "./en/report.ts";
import type { responses } from "./en/responses.ts";
import type { result } from "./en/result.ts";
import type { rows } from "./en/rows.ts";
import type { rights } from "./en/rights.ts";
import type { schemaChanges } from "./en/schema-changes.ts";
import type { serverError } from "./en/server-error.ts";
import type { sections } from "./en/sections.ts";
import type { session } from "./en/session.ts";
import type { settings } from "./en/settings.ts";
import type { shell } from "./en/shell.ts";
import type { signIn } from "./en/sign-in.ts";
import type { storage } from "./en/storage.ts";
import type { tenants } from "./en/tenants.ts";
import type { tiles } from "./en/tiles.ts";
import type { tools } from "./en/tools.ts";
import type { totals } from "./en/totals.ts";
import type { transfer } from "./en/transfer.ts";
import type { views } from "./en/views.ts";

/** English texts by namespace. Other languages have the same keys. */
export interface EnglishTexts {
  readonly app: typeof app;
  readonly calls: typeof calls;
  readonly cells: typeof cells;
  readonly columns: typeof columns;
  readonly components: typeof components;
  readonly displayNames: typeof displayNames;
  readonly displays: typeof displays;
  readonly exploration: typeof exploration;
  readonly fields: typeof fields;
  readonly filters: typeof filters;
  readonly form: typeof form;
  readonly history: typeof history;
  readonly home: typeof home;
  readonly http: typeof http;
  readonly imports: typeof imports;
  readonly inputs: typeof inputs;
  readonly jobs: typeof jobs;
  readonly jsonEditor: typeof jsonEditor;
  readonly keyNames: typeof keyNames;
  readonly keys: typeof keys;
  readonly links: typeof links;
  readonly list: typeof list;
  readonly login: typeof login;
  readonly map: typeof map;
  readonly notFound: typeof notFound;
  readonly operation: typeof operation;
  readonly operationLabels: typeof operationLabels;
  readonly operations: typeof operations;
  readonly overview: typeof overview;
  readonly palette: typeof palette;
  readonly parts: typeof parts;
  readonly peek: typeof peek;
  readonly ranges: typeof ranges;
  readonly printing: typeof printing;
  readonly problems: typeof problems;
  readonly provider: typeof provider;
  readonly record: typeof record;
  readonly related: typeof related;
  readonly register: typeof register;
  readonly report: typeof report;
  readonly responses: typeof responses;
  readonly result: typeof result;
  readonly rows: typeof rows;
  readonly rights: typeof rights;
  readonly schemaChanges: typeof schemaChanges;
  readonly serverError: typeof serverError;
  readonly sections: typeof sections;
  readonly session: typeof session;
  readonly settings: typeof settings;
  readonly shell: typeof shell;
  readonly signIn: typeof signIn;
  readonly storage: typeof storage;
  readonly tenants: typeof tenants;
  readonly tiles: typeof tiles;
  readonly tools: typeof tools;
  readonly totals: typeof totals;
  readonly transfer: typeof transfer;
  readonly views: typeof views;
}

/** Namespaces that `TextsProvider` gives; the others come with hooks (lazy-texts.ts). */
export type Texts = Omit<
  EnglishTexts,
  | "exploration"
  | "inputs"
  | "jsonEditor"
  | "links"
  | "list"
  | "map"
  | "notFound"
  | "operation"
  | "operationLabels"
  | "overview"
  | "record"
  | "responses"
  | "settings"
  | "signIn"
  | "storage"
  | "tenants"
  | "tiles"
  | "tools"
  | "views"
>;
