import { writePaths } from "./convert-calls.ts";
import { entriesOf, isMap, listOf, mapOf, memberOf, textOf, type JsonMap } from "./member.ts";
import { findRouteParameter, writeRoute } from "./route-parameter.ts";
import { argumentSchema, convertRouteSchema } from "./route-schema.ts";

/** True for the index of the WordPress REST API: routes with endpoints, whose arguments have schemas. */
export function isRouteIndex(value: unknown): boolean {
  const routes = entriesOf(memberOf(value, "routes"));
  return (
    routes.length > 0 && routes.every(([, route]) => Array.isArray(memberOf(route, "endpoints")))
  );
}

/** Converts an index of routes to OpenAPI. Only an index with `context=help` has the schemas of the records. */
export function convertRoutes(value: JsonMap, address: string): JsonMap {
  const routes = entriesOf(memberOf(value, "routes"));
  const templates = routes.map(([pattern]) => readTemplate(pattern));
  const paths = new Map<string, Map<string, unknown>>();
  for (const [at, [pattern, route]] of routes.entries()) {
    const path = templates[at] ?? pattern;
    const isCollection = templates.some(
      (other) => other.startsWith(`${path}/{`) && !other.slice(path.length + 1).includes("/"),
    );
    paths.set(path, convertRoute({ pattern, path, route, isCollection }));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: textOf(value, "name") ?? "API",
      version: "",
      description: textOf(value, "description") ?? "",
    },
    servers: [{ url: readServer(routes, address) }],
    paths: writePaths(paths),
    components: { securitySchemes: { password: passwordScheme(value) } },
    security: [{ password: [] }],
  };
}

/** Passwords of applications are created in the account of a user. */
function passwordScheme(value: JsonMap): JsonMap {
  const scheme = { type: "http", scheme: "basic" };
  const passwords = mapOf(mapOf(value, "authentication"), "application-passwords");
  const page = textOf(mapOf(passwords, "endpoints"), "authorization");
  return page === undefined
    ? scheme
    : { ...scheme, description: `User name and application password, created at ${page}` };
}

function withoutPath(href: string, pattern: string): string {
  const base = href.slice(0, -pattern.length);
  // In a query, the path of a base address is `/`: a parameter without a value may have another purpose.
  return base.includes("?") ? `${base}/` : base;
}

/** Base of all routes: the address of a route without the route. */
function readServer(routes: readonly (readonly [string, unknown])[], address: string): string {
  for (const [pattern, route] of routes) {
    const links = memberOf(mapOf(route, "_links"), "self");
    // One address, or a list of objects with an address.
    const [first]: readonly unknown[] = Array.isArray(links) ? links : [{ href: links }];
    const href = textOf(first, "href");
    if (href?.endsWith(pattern) === true) return withoutPath(href, pattern);
    const parameter = findRouteParameter(href ?? "");
    if (href !== undefined && parameter?.path.endsWith(pattern) === true)
      return writeRoute(href, { ...parameter, path: parameter.path.slice(0, -pattern.length) });
  }
  const parameter = findRouteParameter(address);
  if (parameter !== undefined) return writeRoute(address, { ...parameter, path: "" });
  return address.replace(/[?#].*$/s, "").replace(/\/+$/, "");
}

/** `/posts/(?P<id>[\d]+)` is `/posts/{id}`; groups may contain groups and classes with parentheses. */
export function readTemplate(pattern: string): string {
  let template = "";
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at] ?? "";
    if (sign === "\\") {
      if (depth === 0) template += pattern[at + 1] ?? "";
      at += 1;
    } else if (isClass) isClass = sign !== "]";
    else if (sign === "[" && depth > 0) isClass = true;
    else if (sign === "(") {
      const name = /^\(\?P?<(\w+)>/.exec(pattern.slice(at))?.[1];
      if (depth === 0 && name !== undefined) template += `{${name}}`;
      depth += 1;
    } else if (sign === ")") depth -= 1;
    else if (depth === 0) template += sign;
  }
  return template.replaceAll(/[?^$]/g, "");
}

interface Route {
  readonly pattern: string;
  readonly path: string;
  readonly route: unknown;
  /** True if a route below it has the key of one record. */
  readonly isCollection: boolean;
}

function convertRoute(route: Route): ReadonlyMap<string, unknown> & Map<string, unknown> {
  const item = new Map<string, unknown>();
  for (const endpoint of listOf(route.route, "endpoints"))
    for (const method of listOf(endpoint, "methods"))
      if (typeof method === "string" && !item.has(method.toLowerCase()))
        item.set(method.toLowerCase(), convertEndpoint(route, method.toLowerCase(), endpoint));
  // POST, PUT and PATCH of a record do the same: they change the fields that they get.
  if (item.has("patch")) ["post", "put"].forEach((method) => item.delete(method));
  return item;
}

function convertEndpoint(route: Route, method: string, endpoint: unknown): JsonMap {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const declared = mapOf(endpoint, "args");
  const others = entriesOf(declared).filter(([name]) => !inPath.includes(name));
  const isRead = method === "get" || method === "delete";
  const namespace = textOf(route.route, "namespace");
  return {
    ...(namespace === undefined ? {} : { tags: [namespace] }),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: "path",
        required: true,
        description: textOf(memberOf(declared, name), "description"),
        schema: { type: "string", ...argumentSchema(memberOf(declared, name)) },
      })),
      ...(isRead ? others.map(([name, argument]) => queryParameter(name, argument)) : []),
    ],
    ...(isRead || others.length === 0 ? {} : { requestBody: convertBody(others) }),
    ...(method === "get" ? fixedContext(declared) : {}),
    responses: { "200": convertResponse(route, method, declared) },
  };
}

/** Texts to edit, and not only their markup, are in the context of an edit. */
function fixedContext(declared: JsonMap): JsonMap {
  const contexts = listOf(memberOf(declared, "context"), "enum");
  return contexts.includes("edit") ? { "x-quarterdeck-added": { context: "edit" } } : {};
}

function queryParameter(name: string, argument: unknown): JsonMap {
  const schema = argumentSchema(argument);
  const types = [memberOf(schema, "type")].flat();
  return {
    name,
    in: "query",
    required: memberOf(argument, "required") === true,
    description: textOf(argument, "description"),
    // Lists are separated by commas, members of objects are in brackets.
    ...(types.includes("array") ? { style: "form", explode: false } : {}),
    ...(types.includes("object") && !types.includes("array")
      ? { style: "deepObject", explode: true }
      : {}),
    schema,
  };
}

function convertBody(declared: readonly (readonly [string, unknown])[]): JsonMap {
  const required = declared.filter(([, one]) => memberOf(one, "required") === true);
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      declared.map(([name, argument]) => [name, argumentSchema(argument)]),
    ),
    ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
  };
  return { required: true, content: { "application/json": { schema } } };
}

function convertResponse(route: Route, method: string, declared: JsonMap): JsonMap {
  const written = memberOf(route.route, "schema");
  if (!isMap(written)) return { description: "" };
  const record = convertRouteSchema(written, 0);
  const isPaged = "page" in declared || "per_page" in declared;
  const isList =
    method === "get" && (isPaged || route.isCollection || isPlural(route.path, written));
  const count = { schema: { type: "integer" } };
  return {
    description: "",
    ...(isPaged ? { headers: { "X-WP-Total": count, "X-WP-TotalPages": count } } : {}),
    content: {
      "application/json": { schema: isList ? { type: "array", items: record } : record },
    },
  };
}

/** True for `/patterns` with the schema of a `block-pattern`. */
function isPlural(path: string, schema: JsonMap): boolean {
  const last = path.split("/").at(-1) ?? "";
  return /[^s]s$/.test(last) && textOf(schema, "title") !== last;
}
