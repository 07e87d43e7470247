import { schemaOfValues } from "./schema-of-values.ts";
import { isMap, type JsonMap } from "./member.ts";

/** Call that a recorded session or a collection of examples contains. */
export interface ObservedCall {
  readonly method: string;
  /** Segments of the path, decoded; `{name}` is a parameter. */
  readonly segments: readonly string[];
  readonly query: readonly ObservedValue[];
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly tag?: string | undefined;
  readonly body?: { readonly mediaType: string; readonly value: unknown } | undefined;
  readonly response?: ObservedResponse | undefined;
}

export interface ObservedResponse {
  readonly status: number;
  /** Undefined: the body is not JSON. */
  readonly value?: unknown;
}

export interface ObservedValue {
  readonly name: string;
  readonly value?: string | undefined;
  readonly description?: string | undefined;
}

const MAX_CALLS = 5000;
const MAX_SAMPLES = 20;

/** Writes an OpenAPI document with the operations of observed calls; calls of one path and method are one operation. */
export function describeCalls(calls: readonly ObservedCall[], root: JsonMap): JsonMap {
  const limited = calls.slice(0, MAX_CALLS);
  const keys = collectKeys(limited);
  const groups = new Map<string, ObservedCall[]>();
  for (const call of limited) {
    const path = templateOf(call.segments, keys);
    const key = `${call.method} ${path}`;
    groups.set(key, [...(groups.get(key) ?? []), call]);
  }
  const paths = new Map<string, Map<string, unknown>>();
  for (const [key, group] of groups) {
    const [method = "get", path = "/"] = key.split(/ (.*)/);
    const item = paths.get(path) ?? new Map<string, unknown>();
    item.set(method, describeOperation(path, group));
    paths.set(path, item);
  }
  return { openapi: "3.1.0", ...root, paths: writePaths(paths) };
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
    parameters: [...inPath, ...describeQuery(calls)],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            content: {
              [body.mediaType]: { schema: optionalSchema(bodies.map(({ value }) => value)) },
            },
          },
        }),
    responses: describeResponses(calls),
  };
}

/** A member of every sample is not required for that reason. */
function optionalSchema(values: readonly unknown[]): JsonMap {
  const { required: _, ...schema } = schemaOfValues(values);
  return schema;
}

function describeQuery(calls: readonly ObservedCall[]): readonly JsonMap[] {
  const byName = new Map<string, ObservedValue[]>();
  for (const one of calls.flatMap(({ query }) => query))
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return Array.from(byName, ([name, values]) => {
    const texts = values.flatMap(({ value }) => (value === undefined ? [] : [value]));
    const description = values.find((one) => one.description !== undefined)?.description;
    return {
      name,
      in: "query",
      ...(description === undefined ? {} : { description }),
      schema: schemaOfTexts(texts),
    };
  });
}

function schemaOfTexts(texts: readonly string[]): JsonMap {
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

/** Values of the rows that a list at this path returned: a following segment with one of them is a key. */
type KeysByPath = ReadonlyMap<string, ReadonlySet<string>>;

function collectKeys(calls: readonly ObservedCall[]): KeysByPath {
  const keys = new Map<string, Set<string>>();
  for (const { method, segments, response } of calls) {
    if (method !== "get") continue;
    const values = keys.get(segments.join("/")) ?? new Set();
    for (const row of rowsOf(response?.value)) {
      for (const value of Object.values(row))
        if (typeof value === "string" || typeof value === "number") values.add(String(value));
    }
    keys.set(segments.join("/"), values);
  }
  return keys;
}

function rowsOf(value: unknown): readonly JsonMap[] {
  const lists = isMap(value) ? [value, ...Object.values(value).filter(isMap)] : [];
  const rows: unknown = Array.isArray(value)
    ? value
    : lists.flatMap((one) => Object.values(one)).find(Array.isArray);
  return Array.isArray(rows) ? rows.filter(isMap) : [];
}

/** `/users/7/posts/a1` is `/users/{userId}/posts/{postId}`. */
function templateOf(segments: readonly string[], keys: KeysByPath): string {
  const names = new Set<string>();
  const written = segments.map((segment, index) => {
    const declared = /^\{(.+)\}$/.exec(segment)?.[1];
    const isKey =
      index > 0 &&
      (IDENTIFIER.test(segment) || keys.get(segments.slice(0, index).join("/"))?.has(segment));
    if (declared === undefined && isKey !== true) return encodeURIComponent(segment);
    const previous = (segments[index - 1] ?? "").replaceAll(/[^a-zA-Z0-9_]/g, "");
    const base = declared ?? `${previous.replace(/ies$/, "y").replace(/s$/, "")}Id`;
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base}${count}`;
    names.add(name);
    return `{${name}}`;
  });
  return `/${written.join("/")}`;
}

/** Numbers, UUIDs, ULIDs and hexadecimal ids. */
const IDENTIFIER =
  /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,64}|[0-7][\dA-HJKMNP-TV-Z]{25})$/i;
