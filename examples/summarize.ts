import type { AdminModel, Field, ListShape, Paging, Resource } from "@quarterdeck/model";

/** Short summary of a model, to compare with `expected.json` and the document. */
export function summarize(model: AdminModel): object {
  const calls = new Map(
    model.operations.map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]),
  );
  const callOf = (id: string | undefined) => calls.get(id ?? "") ?? "";
  const loose = model.operations.filter(({ resource }) => resource === undefined);
  return {
    title: model.title,
    servers: model.servers,
    signIn: summarizeSignIn(model),
    resources: Object.fromEntries(
      model.resources.map((resource) => [resource.name, summarizeResource(resource, callOf)]),
    ),
    workspace: loose.map(({ id }) => callOf(id)),
    figures: Object.fromEntries(
      Object.entries(model.figures).map(([name, { count, total }]) => [
        name,
        `${count} of ${total}`,
      ]),
    ),
    problems: model.problems.map(({ code }) => code),
  };
}

function summarizeResource(resource: Resource, callOf: (id: string | undefined) => string): object {
  const { labels, collectionPath, itemPath, isSingleton, parents, key, title, record } = resource;
  return {
    label: isSingleton ? labels.one : labels.many,
    ...(collectionPath === undefined ? {} : { collection: collectionPath }),
    ...(itemPath === undefined ? {} : { item: itemPath }),
    ...(isSingleton ? { isSingleton } : {}),
    ...(parents.length === 0 ? {} : { below: parents.map((parent) => parent.resource ?? "?") }),
    ...(key.length === 0 ? {} : { key: key.map(({ field }) => field.join(".")) }),
    ...(title === undefined ? {} : { title: title.join(".") }),
    ...(record === undefined ? {} : { record: record.join(".") }),
    operations: Object.fromEntries(
      Object.entries(resource.operations).map(([role, id]) => [role, callOf(id)]),
    ),
    ...(resource.list === undefined ? {} : { list: summarizeList(resource.list, callOf) }),
    ...(resource.actions.length === 0 ? {} : { actions: resource.actions.map(callOf) }),
    fields: resource.fields.map(writeField).join(", "),
  };
}

function summarizeList(list: ListShape, callOf: (id: string | undefined) => string): object {
  const { rows, valueField, total, paging, sort, search, filters } = list;
  const totals =
    total === undefined
      ? undefined
      : {
          body: () => (total.in === "body" ? total.path.join(".") : ""),
          header: () => (total.in === "header" ? `header ${total.name}` : ""),
          operation: () =>
            total.in === "operation" ? `${callOf(total.operation)} ${total.path.join(".")}` : "",
        }[total.in]();
  const sorted =
    sort?.fields === undefined ? sort?.form : `${sort.form} of ${sort.fields.join(" ")}`;
  return {
    rows: rows.join("."),
    ...(valueField === undefined ? {} : { valueField }),
    ...(totals === undefined ? {} : { total: totals }),
    paging: PAGED[paging.style](paging),
    ...(sort === undefined ? {} : { sort: `${writeLocation(sort.at)}: ${sorted ?? ""}` }),
    ...(search === undefined ? {} : { search: writeLocation(search) }),
    ...(filters.length === 0
      ? {}
      : {
          filters: filters.map(
            ({ at, operator, fieldName }) =>
              `${writeLocation(at)} ${operator}${fieldName === undefined ? "" : ` ${fieldName}`}`,
          ),
        }),
  };
}

const writeLocation = (at: { readonly parameter: string; readonly path?: readonly string[] }) =>
  [at.parameter, ...(at.path ?? [])].join(".");

const PAGED: { readonly [style in Paging["style"]]: (paging: Paging) => string } = {
  none: () => "none",
  page: (paging) =>
    paging.style === "page"
      ? `page ${writeLocation(paging.page)} from ${paging.first}, size ${paging.size ? writeLocation(paging.size.at) : "none"}`
      : "",
  offset: (paging) =>
    paging.style === "offset"
      ? `offset ${writeLocation(paging.offset)}, size ${writeLocation(paging.size.at)}`
      : "",
  cursor: (paging) =>
    paging.style === "cursor"
      ? `cursor ${paging.cursor === undefined ? "none" : writeLocation(paging.cursor)}, next in ${paging.next.in === "body" ? paging.next.path.join(".") : paging.next.in}`
      : "",
};

function writeField(field: Field): string {
  if (field.kind === "reference") return `${field.name} → ${field.to}`;
  if (field.kind === "references") return `${field.name} → ${field.to} (several)`;
  return `${field.name} ${field.kind}`;
}

function summarizeSignIn({ signIn }: AdminModel): object {
  const { methods, registration, me, signOut } = signIn;
  return {
    methods: methods.map((method) => {
      if (method.kind === "none") return "none";
      const { credential } = method;
      const sent =
        credential.in === "session"
          ? "session"
          : `${credential.in} ${credential.name}${credential.in === "header" ? ` ${credential.prefix}…` : ""}`;
      if (method.kind !== "password") return `${method.kind} in ${sent}`;
      const { call, username, password, tokenPaths } = method;
      const token = tokenPaths[0]?.join(".") ?? "a cookie";
      return `${call.method.toUpperCase()} ${call.path} (${call.mediaType}) ${username.path.join(".")} and ${password.path.join(".")} give ${token}, sent as ${sent}`;
    }),
    ...(registration === undefined
      ? {}
      : {
          registration: `${registration.call.path}: ${registration.fields.map(({ path }) => path.join(".")).join(", ")}`,
        }),
    ...(me === undefined ? {} : { me: [me.path, ...me.record].join(" ") }),
    ...(signOut === undefined
      ? {}
      : { signOut: `${signOut.method.toUpperCase()} ${signOut.path}` }),
  };
}
