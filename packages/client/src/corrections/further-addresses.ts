import type { JsonObject } from "@quarterdeck/model";

/** Addresses with their methods: `/tasks?state=open, POST /tasks, DELETE /tasks/:id`. Hosts are left out. */
const ADDRESS =
  /(?:\b(GET|POST|PUT|PATCH|DELETE)\s+)?(?:https?:\/\/[^/\s,]+)?(\/[^\s,?#]+)(?:\?([^\s#]*[^\s#,]))?(?:#[^\s,]*)?/gi;

/** Parameters that select a page, which the console sets. */
const OF_PAGE = /^(?:page|paged?_?no|offset|skip|start|cursor|after|before)$/i;

/** Paths of a description for addresses that it does not have. Fields are learned from the first response. */
export function describeAddresses(text: string): JsonObject {
  const paths = new Map<string, Map<string, JsonObject>>();
  for (const [, typed = "get", written = "", query = ""] of text.matchAll(ADDRESS)) {
    const path = written.replaceAll(/\/:(\w+)/g, "/{$1}");
    const method = typed.toLowerCase();
    const item = paths.get(path) ?? new Map<string, JsonObject>();
    const values = [...new URLSearchParams(query)].filter(([name]) => !OF_PAGE.test(name));
    const operation = describeOperation(path, method);
    paths.set(path, item.set(method, values.length === 0 ? operation : fix(operation, values)));
  }
  for (const [path, item] of paths) {
    // POST below a record next to no list does something with the record.
    const isAction = !isRecordPath(path) && path.includes("}/") && !item.has("get");
    const post = isAction ? item.get("post") : undefined;
    if (post !== undefined) item.set("post", { ...post, "x-quarterdeck-role": "action" });
    const isCreated = paths.get(path.replace(/(?:\/\{[^}]+\})+\/?$/, ""))?.has("post") === true;
    if (item.has("put") && path.endsWith("}") && !isCreated) item.set("put", describeSave(path));
  }
  return Object.fromEntries(
    Array.from(paths, ([path, item]) => [path, Object.fromEntries(item)] as const),
  );
}

/** An operation with the values of the query: every request sends them. */
function fix(operation: JsonObject, values: readonly (readonly [string, string])[]): JsonObject {
  const { parameters = [] } = operation;
  const described = values.map(([name]) => ({ name, in: "query", schema: { type: "string" } }));
  return {
    ...operation,
    parameters: [...(parameters as readonly JsonObject[]), ...described],
    "x-quarterdeck-fixed": Object.fromEntries(values),
  };
}

/** PUT at a record next to no POST also creates it (RFC 9110 section 9.3.4): both roles are inferred. */
function describeSave(path: string): JsonObject {
  const { "x-quarterdeck-role": _, ...operation } = describeOperation(path, "put");
  const response = { description: "", ...JSON_BODY };
  return { ...operation, responses: { "200": response, "201": response } };
}

const ROLES = new Map([
  ["post", "create"],
  ["put", "replace"],
  ["patch", "update"],
  ["delete", "remove"],
]);

const JSON_BODY = { content: { "application/json": { schema: {} } } };

function isRecordPath(path: string): boolean {
  return path.replace(/\/$/, "").endsWith("}");
}

function describeOperation(path: string, method: string): JsonObject {
  const isRecord = isRecordPath(path);
  const parameters = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const hasBody = method !== "get" && method !== "delete";
  return {
    "x-quarterdeck-role": ROLES.get(method) ?? (isRecord ? "read" : "list"),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: JSON_BODY }),
    responses: { default: { description: "", ...(method !== "delete" && JSON_BODY) } },
  };
}
