import { joinObjects } from "#own/own-member.ts";
import { optionalSchema, schemaOfValues } from "./schema-of-values.ts";
import { keyMembers, listAllowedCalls, type OtherRecords, withoutKeys } from "./allowed-calls.ts";
import { sampleOf } from "./placeholder-values.ts";
import { collectRecords, findEmbedded } from "./embedded-records.ts";
import { includeParameter } from "./include-parameter.ts";
import { isMap, type JsonMap, mapOf, textOf } from "./member.ts";
import {
  listObservedRows,
  readEnvelope,
  type ObservedBody,
  type ObservedCall,
  type ObservedValue,
  splitFormat,
} from "./observed-call.ts";
import { collectKeyNames, collectKeys, type KeysByPath, singularOf } from "./recorded-keys.ts";

/** Calls that are read; more would block the page. */
export const MAX_CALLS = 5000;
const MAX_SAMPLES = 20;

/** Writes an OpenAPI document with the operations of observed calls; calls of one path and method are one operation. */
export function describeCalls(calls: readonly ObservedCall[], root: JsonMap): JsonMap {
  const observed = calls.slice(0, MAX_CALLS);
  const keys = collectKeys(observed);
  const keyNames = collectKeyNames(observed);
  const paths = new Map<string, PathCalls>();
  const add = (path: string, call: ObservedCall): void => {
    // Paths that differ in the names of their parameters are one path.
    const shape = shapeOf(path);
    const match = paths.get(shape) ?? { path, calls: [] };
    match.calls.push(call);
    paths.set(shape, match);
  };
  for (const call of observed) add(templateOf(call.segments, keys, keyNames), call);
  for (const { path, calls: own } of paths.values())
    if (listOf(path) !== path) addMembers(own, paths.get(shapeOf(listOf(path)))?.calls ?? []);
  for (const { path, calls: own } of paths.values()) {
    const written = new Set(own.map(({ method }) => method));
    const canWrite = own.some(({ allow = [] }) => allow.length > 0);
    const others = canWrite ? findOthers(observed, ofList(paths, path)) : undefined;
    const allowed = own.flatMap((call) => listAllowedCalls(call, listOf(path) !== path, others));
    own.push(...allowed.filter(({ method }) => !written.has(method)));
  }
  for (const { path, calls: own } of paths.values()) {
    const put = own.find(({ method }) => method === "put");
    if (put !== undefined && isCreatedByPut(paths, path))
      own.push({ ...put, body: undefined, response: { status: 201 } });
  }
  const origins = [...new Set(observed.flatMap(({ origins: own = [] }) => own))];
  const servers = [root["servers"] ?? [], origins.map((url) => ({ url }))].flat();
  return {
    openapi: "3.1.0",
    ...root,
    ...(servers.length > 0 && { servers }),
    paths: Object.fromEntries(Array.from(paths.values(), describePath)),
  };
}

const shapeOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, "{}");

/** A recorded PATCH has some members of the record: it takes those of the bodies that create or replace a record, too. */
function addMembers(own: PathCalls["calls"], listed: readonly ObservedCall[]): void {
  const patch = own.find(({ method, body }) => method === "patch" && body?.schema === undefined);
  if (patch?.body === undefined) return;
  const { mediaType } = patch.body;
  const whole = [
    ...own.filter(({ method }) => method === "put"),
    ...listed.filter(({ method, response }) => method === "post" && isSuccess(response)),
  ].flatMap(({ body }) => body ?? []);
  const keys = new Set(own.flatMap((call) => keyMembers(call)));
  const bodies = whole.flatMap((body): readonly ObservedBody[] => {
    if (body.schema !== undefined) return withoutFiles(body.schema, mediaType, keys);
    return body.mediaType === mediaType && isMap(body.value)
      ? [{ mediaType, value: withoutKeys(body.value, keys) }]
      : [];
  });
  own.push(...bodies.map((body) => ({ ...patch, body, response: undefined })));
}

/** Members of a form with texts alone, which a body of another type may have too. */
function withoutFiles(
  { type, properties }: JsonMap,
  mediaType: string,
  keys: ReadonlySet<string>,
): readonly ObservedBody[] {
  if (type !== "object" || !isMap(properties)) return [];
  const texts = Object.entries(properties).filter(([, one]) => textOf(one, "format") !== "binary");
  const own = withoutKeys(Object.fromEntries(texts), keys);
  return [{ mediaType, schema: { type, properties: own } }];
}

const isSuccess = (response: ObservedCall["response"]): boolean =>
  response === undefined || response.status < 300;

function findOthers(calls: readonly ObservedCall[], own: readonly ObservedCall[]): OtherRecords {
  const rows = own.flatMap(({ response }) => listObservedRows(response?.value));
  return {
    embedded: findEmbedded(collectRecords(calls, own)),
    envelope: own.map((call) => readEnvelope(call)?.name).find((name) => name !== undefined),
    keys: new Set(own.flatMap((call) => keyMembers(call, rows))),
    rows,
  };
}

/** PUT at a record also creates it (RFC 9110 section 9.3.4) if its list is known and has no POST. */
function isCreatedByPut(paths: ReadonlyMap<string, PathCalls>, path: string): boolean {
  const above = path.replace(/(?:\/\{[^{}]+\})+$/, "");
  const list = paths.get(above)?.calls ?? paths.get(`${above}/`)?.calls ?? [];
  return (
    above !== path &&
    list.some(({ allow = [] }) => allow.length > 0) &&
    list.every(({ method, allow = [] }) => [method, ...allow].every((one) => !/^post$/i.test(one)))
  );
}

/** Calls of a list and of its records. */
function ofList(paths: ReadonlyMap<string, PathCalls>, path: string): readonly ObservedCall[] {
  const list = listOf(path);
  const own = [...paths.values()].filter((other) => listOf(other.path) === list);
  return own.flatMap(({ calls }) => calls.filter(({ method }) => method === "get"));
}

/** The path of a list for that of its records. */
function listOf(path: string): string {
  return path.replace(/\/\{[^{}]+\}(?=(?:[./]json)?$)/i, "");
}

interface PathCalls {
  readonly path: string;
  readonly calls: ObservedCall[];
}

function describePath({ path, calls }: PathCalls): readonly [string, JsonMap] {
  const methods = [...new Set(calls.map(({ method }) => method))];
  const isSlashed = path !== "/" && calls.every(({ endsWithSlash = false }) => endsWithSlash);
  const item = methods.map((method) => {
    const own = calls.filter((call) => call.method === method);
    return [method, describeOperation(path, own)] as const;
  });
  return [isSlashed ? `${path}/` : path, Object.fromEntries(item)];
}

/** Paths with their operations by method. */
export function writePaths(paths: ReadonlyMap<string, ReadonlyMap<string, unknown>>): JsonMap {
  return Object.fromEntries(
    Array.from(paths, ([path, item]) => [path, Object.fromEntries(item)] as const),
  );
}

function describeOperation(path: string, calls: readonly ObservedCall[]): JsonMap {
  const named = calls.find(({ summary }) => summary !== undefined);
  const tag = calls.find((call) => call.tag !== undefined)?.tag;
  const description = calls.find((call) => call.description !== undefined)?.description;
  const bodies = calls.flatMap(({ body }) => body ?? []).slice(0, MAX_SAMPLES);
  const [body] = bodies;
  const isAssumed = calls.every((call) => call.isAssumed === true && call.method !== "get");
  const server = calls.every((call) => call.server !== undefined) ? calls[0]?.server : undefined;
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: {},
  }));
  return {
    ...(named === undefined ? {} : { summary: named.summary }),
    ...(description === undefined ? {} : { description }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    parameters: [
      ...inPath,
      ...describeValues(calls, "query"),
      ...includeParameter(calls),
      ...describeValues(calls, "header"),
    ],
    ...(server === undefined ? {} : { servers: [{ url: server }] }),
    ...(body === undefined
      ? {}
      : { requestBody: { content: { [body.mediaType]: { schema: describeBodies(bodies) } } } }),
    responses: describeResponses(calls),
    // The paging of its list is unknown unless a call has it.
    "x-quarterdeck-observed": true,
    ...(isAssumed && { "x-quarterdeck-assumed": true }),
  };
}

function describeBodies(bodies: readonly ObservedBody[]): JsonMap {
  const values = bodies.flatMap((body) => (body.schema === undefined ? [body.value] : []));
  const [first] = bodies;
  const schemas = bodies.flatMap(({ mediaType, schema }) =>
    schema !== undefined && mediaType === first?.mediaType ? [schema] : [],
  );
  if (values.length === 0 && schemas[0] !== undefined) return schemas[0];
  const observed = optionalSchema(values);
  const { properties } = observed;
  if (!isMap(properties)) return observed;
  const others = schemas.map((schema) => mapOf(schema, "properties"));
  return { ...observed, properties: joinObjects([properties, ...others, properties]) };
}

function describeValues(
  calls: readonly ObservedCall[],
  source: "query" | "header",
): readonly JsonMap[] {
  const byName = new Map<string, ObservedValue[]>();
  for (const one of calls.flatMap(({ query, headers = [] }) =>
    source === "query" ? query : headers,
  ))
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return Array.from(byName, ([name, values]) => {
    const texts = values.flatMap(({ value }) => (value === undefined ? [] : [value]));
    const description = values.find((one) => one.description !== undefined)?.description;
    return {
      name,
      in: source,
      ...(description === undefined ? {} : { description }),
      schema: schemaOfTexts(texts),
    };
  });
}

/** Schema of values of a parameter or of a form. */
export function schemaOfTexts(texts: readonly string[]): JsonMap {
  const samples = texts.map(sampleOf);
  if (samples.length > 0 && !samples.includes(undefined)) return schemaOfValues(samples);
  if (texts.length > 0 && texts.every((text) => /^-?\d{1,15}$/.test(text)))
    return { type: "integer" };
  if (texts.length > 0 && texts.every((text) => /^(?:true|false)$/.test(text)))
    return { type: "boolean" };
  return { type: "string" };
}

function describeResponses(calls: readonly ObservedCall[]): JsonMap {
  const byStatus = new Map<number, unknown[]>();
  for (const { response } of calls) {
    if (response === undefined) continue;
    const values = byStatus.get(response.status) ?? [];
    if (response.value !== undefined && values.length < MAX_SAMPLES) values.push(response.value);
    byStatus.set(response.status, values);
  }
  if (byStatus.size === 0) return { default: { description: "" } };
  return Object.fromEntries(
    Array.from(byStatus, ([status, values]) => [
      String(status),
      values.length === 0
        ? { description: "" }
        : {
            description: "",
            content: { "application/json": { schema: schemaOfValues(values) } },
          },
    ]),
  );
}

/** `/users/7/posts/a1` is `/users/{userId}/posts/{postId}`. */
function templateOf(
  observed: readonly string[],
  keys: KeysByPath,
  keyNames: ReadonlyMap<string, string>,
): string {
  const { segments, format } = splitFormat(observed);
  const names = new Set<string>();
  const written = segments.map((segment, index) => {
    const declared = /^\{(.+)\}$/.exec(segment)?.[1];
    const isKey =
      index > 0 &&
      (IDENTIFIER.test(segment) || keys.get(segments.slice(0, index).join("/"))?.has(segment));
    if (declared === undefined && isKey !== true) return encodeURIComponent(segment);
    const previous = (segments[index - 1] ?? "").replaceAll(/[^a-zA-Z0-9_]/g, "");
    const ofRecord = keyNames.get(segments.slice(0, index).join("/"));
    const base = declared ?? ofRecord ?? `${singularOf(previous)}Id`;
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base}${count}`;
    names.add(name);
    return `{${name}}`;
  });
  return `/${written.join("/")}${format}`;
}

/** Numbers, UUIDs, ULIDs and hexadecimal ids. */
const IDENTIFIER =
  /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,64}|[0-7][\dA-HJKMNP-TV-Z]{25})$/i;
