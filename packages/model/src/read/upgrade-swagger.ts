import { ownMember } from "#own/own-member.ts";
import type { Document } from "./document.ts";
import { pathsOf, readPathItem } from "./list-operations.ts";
import { entriesOf, isMap, isTrueAt, listOf, mapOf, memberOf, textOf, textsOf } from "./member.ts";
import type { JsonMap } from "./member.ts";
import { resolve } from "./resolve.ts";
import { upgradeSecurity } from "./upgrade-security.ts";

const METHODS = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
]);
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

/** Swagger 2.0 in the shape of OpenAPI 3.1. Schemas stay unchanged, so their references still point into the source. */
export function upgradeSwagger(document: Document): Document {
  const { source } = document;
  const paths = pathsOf(source).map(([path, item]) => [path, upgradePath(document, item)]);
  const root = {
    ...source,
    openapi: "3.1.0",
    servers: upgradeServers(source),
    paths: Object.fromEntries(paths) as JsonMap,
    components: {
      schemas: mapOf(source, "definitions"),
      securitySchemes: upgradeSecurity(mapOf(source, "securityDefinitions")),
    },
  };
  return { ...document, root };
}

function upgradeServers(source: JsonMap): readonly JsonMap[] {
  const host = textOf(source, "host")?.trim();
  const basePath = textOf(source, "basePath")?.trim() ?? "";
  const path = basePath === "" || basePath.startsWith("/") ? basePath : `/${basePath}`;
  // Some documents write `servers` of OpenAPI 3, or absolute URLs in `host` and `basePath`.
  if (memberOf(source, "servers") !== undefined)
    return listOf(source, "servers") as readonly JsonMap[];
  if (/^https?:\/\//i.test(basePath)) return [{ url: basePath }];
  if (host === undefined) return path === "" ? [] : [{ url: path }];
  if (/^https?:\/\//i.test(host)) return [{ url: `${host.replace(/\/$/, "")}${path}` }];
  const schemes = textsOf(source, "schemes").filter((scheme) => /^https?$/i.test(scheme));
  // Without a scheme, the scheme of the document applies: a reference that starts with `//` (RFC 3986, section 4.2).
  if (schemes.length === 0) return [{ url: `//${host}${path}` }];
  return schemes
    .toSorted((a, b) => b.length - a.length)
    .map((scheme) => ({ url: `${scheme.toLowerCase()}://${host}${path}` }));
}

function upgradePath(document: Document, node: unknown): unknown {
  if (!isMap(node)) return node;
  const { $ref: _, ...item } = readPathItem(document, node);
  const shared = listOf(item, "parameters");
  const members = entriesOf(item).map(([key, value]) => [
    key,
    METHODS.has(key) && isMap(value) ? upgradeOperation(document, value, shared) : value,
  ]);
  return { ...(Object.fromEntries(members) as JsonMap), parameters: [] };
}

function upgradeOperation(
  document: Document,
  operation: JsonMap,
  shared: readonly unknown[],
): JsonMap {
  const parameters = [...shared, ...listOf(operation, "parameters")].map((node) => {
    const { value } = resolve(document, node);
    return value ?? node;
  });
  // Parameters of an operation override those of its path, by name and location.
  const byLocation = new Map(
    parameters.map((parameter) => [
      `${String(memberOf(parameter, "in"))} ${String(memberOf(parameter, "name"))}`,
      parameter,
    ]),
  );
  const all = [...byLocation.values()];
  const others = all.filter((parameter) => !isBodyPart(parameter)).map(upgradeParameter);
  const requestBody = upgradeBody(document, operation, all.filter(isBodyPart));
  const responses = entriesOf(memberOf(operation, "responses")).map(([status, response]) => [
    status,
    upgradeResponse(document, operation, response),
  ]);
  return {
    ...operation,
    parameters: others,
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: Object.fromEntries(responses) as JsonMap,
  };
}

function isBodyPart(parameter: unknown): boolean {
  const location = memberOf(parameter, "in");
  return location === "body" || location === "formData";
}

const COLLECTION_FORMATS: { readonly [format: string]: JsonMap } = {
  csv: { explode: false },
  ssv: { style: "spaceDelimited", explode: false },
  // OpenAPI 3 has no style with tabs; most such servers also accept spaces.
  tsv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
  multi: { explode: true },
};

/** Schema keywords that Swagger 2.0 writes in the parameter. */
const SCHEMA_KEYS = [
  "type",
  "format",
  "items",
  "default",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "multipleOf",
  "x-nullable",
  "x-example",
];

function upgradeParameter(parameter: unknown): unknown {
  if (!isMap(parameter) || typeof memberOf(parameter, "name") !== "string") return parameter;
  const written = memberOf(parameter, "collectionFormat");
  const isList = memberOf(parameter, "type") === "array";
  const isQuery = memberOf(parameter, "in") === "query";
  const style = isList ? (ownMember(COLLECTION_FORMATS, String(written ?? "csv")) ?? {}) : {};
  return {
    ...parameter,
    // Paths and headers have only one style.
    ...(isQuery ? style : {}),
    schema: memberOf(parameter, "schema") ?? pickSchema(parameter),
  };
}

function pickSchema(parameter: JsonMap): JsonMap {
  const entries = SCHEMA_KEYS.filter((key) => Object.hasOwn(parameter, key));
  return Object.fromEntries(entries.map((key) => [key, ownMember(parameter, key)]));
}

function upgradeBody(
  document: Document,
  operation: JsonMap,
  parts: readonly unknown[],
): JsonMap | undefined {
  const consumes = mediaTypes(document, operation, "consumes");
  const body = parts.find((part) => memberOf(part, "in") === "body");
  if (body !== undefined) {
    const media = { schema: memberOf(body, "schema") ?? {} };
    const types = consumes.length > 0 ? consumes : ["application/json"];
    return {
      description: memberOf(body, "description"),
      required: isTrueAt(body, "required"),
      content: Object.fromEntries(types.map((type) => [type, media])),
    };
  }
  if (parts.length === 0) return undefined;
  const hasFile = parts.some((part) => memberOf(part, "type") === "file");
  const forms = consumes.filter((type) => type === FORM || type === MULTIPART);
  const types = hasFile ? [MULTIPART] : forms.length > 0 ? forms : [FORM];
  const required = parts.filter((part) => isTrueAt(part, "required"));
  const schema = {
    type: "object",
    properties: Object.fromEntries(parts.map((part) => [nameOf(part), formProperty(part)])),
    required: required.map(nameOf),
  };
  const styles = parts.flatMap((part) => {
    const style = ownMember(COLLECTION_FORMATS, String(memberOf(part, "collectionFormat")));
    return style === undefined ? [] : [[nameOf(part), style] as const];
  });
  const encoding = styles.length === 0 ? {} : { encoding: Object.fromEntries(styles) };
  return {
    required: required.length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema, ...encoding }])),
  };
}

function formProperty(part: unknown): JsonMap {
  if (!isMap(part)) return {};
  const isFile = memberOf(part, "type") === "file";
  const schema = isFile ? { type: "string", format: "binary" } : pickSchema(part);
  const description = textOf(part, "description");
  return description === undefined ? schema : { ...schema, description };
}

const nameOf = (part: unknown) => String(memberOf(part, "name"));

function upgradeResponse(document: Document, operation: JsonMap, node: unknown): unknown {
  const { value } = resolve(document, node);
  const schema = memberOf(value, "schema");
  const examples = mapOf(value, "examples");
  if (!isMap(value) || (schema === undefined && Object.keys(examples).length === 0))
    return value ?? node;
  const produces = mediaTypes(document, operation, "produces");
  const types = produces.length > 0 ? produces : ["application/json"];
  const isFile = memberOf(schema, "type") === "file";
  const mediaOf = (type: string): JsonMap => {
    const example = memberOf(examples, type);
    return {
      ...(schema === undefined
        ? {}
        : { schema: isFile ? { type: "string", format: "binary" } : schema }),
      ...(example === undefined ? {} : { example }),
    };
  };
  return { ...value, content: Object.fromEntries(types.map((type) => [type, mediaOf(type)])) };
}

function mediaTypes(document: Document, operation: JsonMap, key: string): readonly string[] {
  const own = memberOf(operation, key);
  return textsOf(Array.isArray(own) ? operation : document.source, key);
}
