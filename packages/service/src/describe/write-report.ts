import type {
  AdminModel,
  Field,
  ListShape,
  Operation,
  Paging,
  Resource,
  Figures,
} from "@quarterdeck/model";
import { formatProblem } from "@quarterdeck/model";
import { writeEvidence } from "./write-evidence.ts";
import { writeSignIn } from "./write-sign-in.ts";

/** Returns the report of an API as text. */
export function writeReport(model: AdminModel): string {
  const { operations, resources } = model;
  return [
    `${model.title} ${model.apiVersion}`.trim(),
    model.servers.length === 0 ? "No server is named." : `Servers: ${model.servers.join(", ")}`,
    `${resources.length} resources, ${operations.length} operations`,
    ...writeFigures(model.figures),
    "",
    ...writeSignIn(model.signIn),
    "",
    ...resources.flatMap((resource) => [...writeResource(model, resource), ""]),
    ...writeWorkspace(operations),
    ...writeProblems(model),
  ]
    .join("\n")
    .trimEnd();
}

function writeResource(model: AdminModel, resource: Resource): readonly string[] {
  const { labels, name, list, key, title } = resource;
  const byId = new Map(model.operations.map((operation) => [operation.id, operation]));
  const actions = resource.actions.flatMap((id) => byId.get(id) ?? []);
  return [
    `${labels.many}  [${name}]${resource.group === undefined ? "" : ` in ${resource.group}`}${resource.isSingleton ? ", one record" : ""}`,
    `  path      ${[resource.collectionPath, resource.itemPath].filter((path) => path !== undefined).join("  ")}`,
    ...line(
      "below",
      resource.parents.map(({ parameter, resource: of }) => of ?? `{${parameter}}`).join(", "),
    ),
    ...line("key", key.map(({ field }) => field.join(".")).join(", ")),
    ...line("title", title?.join(".") ?? ""),
    ...line("can", Object.keys(resource.operations).join(", ")),
    ...(list === undefined ? [] : writeList(list)),
    ...line("fields", resource.fields.map(writeField).join(", ")),
    ...line(
      "actions",
      actions
        .map(({ label, method, path }) => `${label} (${method.toUpperCase()} ${path})`)
        .join("; "),
    ),
    ...writeEvidence(resource, model.operations),
  ];
}

const PAGED: { readonly [style in Paging["style"]]: (paging: Paging) => string } = {
  none: () => "all at once",
  page: (paging) =>
    paging.style === "page" ? `by page (${paging.page.parameter}, from ${paging.first})` : "",
  offset: (paging) =>
    paging.style === "offset"
      ? `by offset (${paging.offset.parameter}, ${paging.size.at.parameter})`
      : "",
  cursor: (paging) =>
    paging.style === "cursor" && paging.cursor !== undefined
      ? `by cursor (${paging.cursor.parameter})`
      : "by the next page's address",
};

function writeList(list: ListShape): readonly string[] {
  const { paging, rows, total, sort, search, filters } = list;
  const totals = {
    body: () => (total?.in === "body" ? total.path.join(".") : ""),
    header: () => (total?.in === "header" ? `header ${total.name}` : ""),
    operation: () => (total?.in === "operation" ? `operation ${total.operation}` : ""),
  };
  return [
    ...line(
      "list",
      [
        PAGED[paging.style](paging),
        rows.length === 0 ? "the response is the rows" : `rows in ${rows.join(".")}`,
        total === undefined ? "no total" : `total in ${totals[total.in]()}`,
      ].join(", "),
    ),
    ...line("sort", sort === undefined ? "" : `${sort.at.parameter} (${sort.form})`),
    ...line("search", search?.parameter ?? ""),
    ...line(
      "filters",
      filters
        .map(({ name, operator }) => (operator === "is" ? name : `${name} (${operator})`))
        .join(", "),
    ),
  ];
}

function writeField(field: Field): string {
  const kind =
    field.kind === "reference" || field.kind === "references" ? `→ ${field.to}` : field.kind;
  return `${field.name}${field.isRequired ? "" : "?"} ${kind}`;
}

function writeWorkspace(operations: readonly Operation[]): readonly string[] {
  const loose = operations.filter(({ resource }) => resource === undefined);
  if (loose.length === 0) return [];
  return [
    "Operations of the workspace",
    ...loose.map(({ label, method, path }) => `  ${label}  ${method.toUpperCase()} ${path}`),
    "",
  ];
}

function writeProblems({ problems }: AdminModel): readonly string[] {
  if (problems.length === 0) return [];
  return [
    `Problems (${problems.length})`,
    ...problems.map(
      ({ severity, pointer, message }) =>
        `  ${severity}: ${formatProblem(message)}${pointer === "" ? "" : ` [${pointer}]`}`,
    ),
  ];
}

function line(name: string, text: string): readonly string[] {
  return text === "" ? [] : [`  ${name.padEnd(9)} ${text}`];
}

const LABELS: { readonly [name in keyof Figures]: string } = {
  operations: "operations of the description that can be sent",
  lists: "lists with rows, fields, key and a record that opens",
  writes: "writes whose verb agrees with their role",
  assigned: "operations on a resource",
  ends: "lists whose last page is certain",
  signIn: "sign-in methods that can be sent",
};

/** Returns the figures of a model, one a line: the count, the total and the label. */
function writeFigures(figures: Figures): readonly string[] {
  const names = Object.keys(LABELS) as readonly (keyof Figures)[];
  return names.map((name) => {
    const { count, total } = figures[name];
    return `  ${`${count} of ${total}`.padEnd(13)} ${LABELS[name]}`;
  });
}
