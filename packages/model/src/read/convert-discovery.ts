import { writePaths } from "./convert-calls.ts";
import { entriesOf, isMap, listOf, mapOf, memberOf, textOf, type JsonMap } from "./member.ts";

/** True for a Google API discovery document (`discovery#restDescription`). */
export function isDiscovery(value: unknown): boolean {
  return memberOf(value, "kind") === "discovery#restDescription";
}

/** Converts a Google discovery document to OpenAPI. */
export function convertDiscovery(value: JsonMap): JsonMap {
  const paths = new Map<string, Map<string, unknown>>();
  for (const { method, tag } of listMethods(value, undefined, 0)) {
    const path = readPath(method);
    const item = paths.get(path) ?? new Map<string, unknown>();
    const verb = (textOf(method, "httpMethod") ?? "GET").toLowerCase();
    item.set(verb, convertMethod(method, tag, path));
    paths.set(path, item);
    const upload = convertUpload(method, tag, textOf(value, "rootUrl"));
    if (upload !== undefined) paths.set(upload.path, upload.item);
  }
  const schemas = Object.fromEntries(
    entriesOf(memberOf(value, "schemas")).map(([name, schema]) => [name, convertSchema(schema, 0)]),
  );
  const hasAuth = isMap(memberOf(value, "auth"));
  const root = textOf(value, "rootUrl") ?? "";
  const service = textOf(value, "servicePath") ?? "";
  const url = `${root}${service}`.replace(/\/+$/, "");
  return {
    openapi: "3.1.0",
    info: {
      title: textOf(value, "title") ?? textOf(value, "name") ?? "API",
      version: textOf(value, "version") ?? "",
      description: textOf(value, "description") ?? "",
    },
    servers: url === "" ? [] : [{ url }],
    paths: writePaths(paths),
    components: {
      schemas,
      ...(hasAuth ? { securitySchemes: { auth: { type: "http", scheme: "bearer" } } } : {}),
    },
    ...(hasAuth ? { security: [{ auth: [] }] } : {}),
  };
}

interface Method {
  readonly method: JsonMap;
  readonly tag: string | undefined;
}

const MAX_DEPTH = 20;

function listMethods(value: unknown, tag: string | undefined, depth: number): readonly Method[] {
  if (depth > MAX_DEPTH) return [];
  const own = entriesOf(memberOf(value, "methods")).flatMap(([, method]) =>
    isMap(method) ? [{ method, tag }] : [],
  );
  const nested = entriesOf(memberOf(value, "resources")).flatMap(([name, resource]) =>
    listMethods(resource, name, depth + 1),
  );
  return [...own, ...nested];
}

/** The flat path has one parameter for each segment: `v1/projects/{projectsId}`. */
function readPath(method: JsonMap): string {
  const path = textOf(method, "flatPath") ?? textOf(method, "path") ?? "";
  return `/${path.replaceAll(/\{\+?([^}]+)\}/g, "{$1}").replace(/^\/+/, "")}`;
}

/** The path that takes the file of a method, at the root of the host. */
function convertUpload(
  method: JsonMap,
  tag: string | undefined,
  root: string | undefined,
): { readonly path: string; readonly item: Map<string, unknown> } | undefined {
  const media = mapOf(method, "mediaUpload");
  const written = textOf(mapOf(mapOf(media, "protocols"), "simple"), "path");
  if (written === undefined || root === undefined) return undefined;
  const path = `/${written.replace(/^\/+/, "").replaceAll(/\{\+?([^}]+)\}/g, "{$1}")}`;
  const { request: _, id, ...others } = method;
  const converted = convertMethod(others, tag, path);
  const file = { schema: { type: "string", format: "binary" } };
  const types = listOf(media, "accept").flatMap((type) => (typeof type === "string" ? type : []));
  const [type = "application/octet-stream"] = types;
  const operation = {
    ...converted,
    operationId: `${String(id)}.upload`,
    servers: [{ url: root.replace(/\/+$/, "") }],
    requestBody: { required: true, content: { [type]: file } },
  };
  const verb = (textOf(method, "httpMethod") ?? "POST").toLowerCase();
  return { path, item: new Map([[verb, operation]]) };
}

function convertMethod(method: JsonMap, tag: string | undefined, path: string): JsonMap {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
  const declared = mapOf(method, "parameters");
  const query = entriesOf(declared).filter(([, one]) => memberOf(one, "location") === "query");
  const request = memberOf(mapOf(method, "request"), "$ref");
  const response = memberOf(mapOf(method, "response"), "$ref");
  const content = (name: unknown) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${String(name)}` } },
  });
  return {
    operationId: textOf(method, "id"),
    description: textOf(method, "description"),
    ...(tag === undefined ? {} : { tags: [tag] }),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string", ...typeOf(memberOf(declared, name)) },
      })),
      ...query.map(([name, one]) => ({
        name,
        in: "query",
        required: memberOf(one, "required") === true,
        description: textOf(one, "description"),
        schema:
          memberOf(one, "repeated") === true ? { type: "array", items: typeOf(one) } : typeOf(one),
      })),
    ],
    ...(request === undefined
      ? {}
      : { requestBody: { required: true, content: content(request) } }),
    responses: {
      "200": {
        description: "",
        ...(response === undefined ? {} : { content: content(response) }),
      },
    },
  };
}

const PARAMETER_WORDS = ["type", "format", "enum", "default", "pattern", "minimum", "maximum"];

function typeOf(parameter: unknown): JsonMap {
  return isMap(parameter)
    ? Object.fromEntries(
        Object.entries(parameter).filter(([name]) => PARAMETER_WORDS.includes(name)),
      )
    : {};
}

/** Schemas refer to each other by name, and `any` is a type. */
function convertSchema(schema: unknown, depth: number): unknown {
  if (!isMap(schema) || depth > MAX_DEPTH) return {};
  const {
    id: _id,
    $ref,
    type,
    format,
    properties,
    items,
    additionalProperties,
    ...others
  } = schema;
  if (typeof $ref === "string") return { ...others, $ref: `#/components/schemas/${$ref}` };
  return {
    ...others,
    ...(typeof format === "string"
      ? { format: format.replace(/^google-(?=datetime$)/, "").replace(/^datetime$/, "date-time") }
      : {}),
    ...(type === undefined || type === "any" ? {} : { type }),
    ...(isMap(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, one]) => [name, convertSchema(one, depth + 1)]),
          ),
        }
      : {}),
    ...(items === undefined ? {} : { items: convertSchema(items, depth + 1) }),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: convertSchema(additionalProperties, depth + 1) }),
  };
}
