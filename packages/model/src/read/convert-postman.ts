import { describeCalls, schemaOfTexts } from "./convert-calls.ts";
import { isMap, listOf, mapOf, memberOf, textOf, type JsonMap } from "./member.ts";
import type { ObservedCall, ObservedResponse } from "./observed-call.ts";
import { listHeaders, readHeaders, schemeOf } from "./observed-headers.ts";
import { withSamples } from "./placeholder-values.ts";
import { literal, readUrl, VARIABLE } from "./postman-url.ts";

/** True for a Postman collection (schema.getpostman.com, v2.0 and v2.1). */
export function isPostman(value: unknown): boolean {
  const info = mapOf(value, "info");
  const isNamed = /getpostman|postman\.com/.test(textOf(info, "schema") ?? "");
  return (isNamed || "_postman_id" in info) && Array.isArray(memberOf(value, "item"));
}

/** Converts a Postman collection to OpenAPI: folders are tags, saved responses describe the responses. */
export function convertPostman(value: JsonMap): JsonMap {
  const variables = readVariables(value);
  const requests = listRequests(value, undefined, 0);
  const read = requests.flatMap(({ item, tag }) => readRequest(item, tag, variables) ?? []);
  const [server] = countBases(read.map(({ base }) => base));
  const calls = read.map(({ call, base }) => ({
    ...call,
    server: base === server ? undefined : base,
  }));
  const info = mapOf(value, "info");
  const description = textOf(info, "description") ?? textOf(mapOf(info, "description"), "content");
  const schemes = [
    ...[memberOf(value, "auth"), ...requests.map(({ auth }) => auth)].flatMap(readAuth),
    ...requests.flatMap(({ item }) => schemeOf(headersOf(item)) ?? []),
  ];
  const [scheme] = schemes;
  return describeCalls(calls, {
    info: {
      title: textOf(info, "name") ?? "API",
      version: String(memberOf(info, "version") ?? ""),
      ...(description === undefined ? {} : { description }),
    },
    servers: server === undefined ? [] : [{ url: server }],
    ...(scheme === undefined
      ? {}
      : { components: { securitySchemes: { auth: scheme } }, security: [{ auth: [] }] }),
  });
}

/** Values of the variables; a value may contain others. */
function readVariables(value: JsonMap): ReadonlyMap<string, string> {
  const written = new Map(
    listOf(value, "variable").map((one) => [
      textOf(one, "key") ?? textOf(one, "id") ?? "",
      String(memberOf(one, "value") ?? ""),
    ]),
  );
  const expand = (text: string, depth: number): string =>
    depth > MAX_DEPTH
      ? text
      : text.replaceAll(VARIABLE, (_, name: string) =>
          expand(written.get(name.trim()) ?? "", depth + 1),
        );
  return new Map(Array.from(written, ([name, text]) => [name, expand(text, 0)] as const));
}

/** Addresses by the number of their requests, the most frequent first. */
function countBases(bases: readonly (string | undefined)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const base of bases) if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([base]) => base);
}

interface Request {
  readonly item: JsonMap;
  readonly tag: string | undefined;
  readonly auth: unknown;
}

const MAX_DEPTH = 20;

/** Requests of a folder and its folders, each with the sign-in of the nearest of them. */
function listRequests(
  folder: unknown,
  tag: string | undefined,
  depth: number,
  inherited?: unknown,
): readonly Request[] {
  if (depth > MAX_DEPTH) return [];
  return listOf(folder, "item").flatMap((item) => {
    if (!isMap(item)) return [];
    const own = memberOf(item, "auth") ?? memberOf(memberOf(item, "request"), "auth");
    const auth = own ?? inherited;
    if ("request" in item) return [{ item, tag, auth }];
    return listRequests(item, tag ?? textOf(item, "name"), depth + 1, auth);
  });
}

function headersOf(item: JsonMap): ReadonlyMap<string, string> {
  const headers = listOf(memberOf(item, "request"), "header");
  return readHeaders(headers.filter((one) => memberOf(one, "disabled") !== true));
}

function readRequest(
  item: JsonMap,
  tag: string | undefined,
  variables: ReadonlyMap<string, string>,
): { readonly call: ObservedCall; readonly base: string | undefined } | undefined {
  const declared = memberOf(item, "request");
  const request = typeof declared === "string" ? { url: declared, method: "GET" } : declared;
  const url = readUrl(memberOf(request, "url"), variables);
  if (!isMap(request) || url === undefined) return undefined;
  const description =
    textOf(request, "description") ?? textOf(mapOf(request, "description"), "content");
  const call = {
    method: (textOf(request, "method") ?? "GET").toLowerCase(),
    segments: url.segments,
    endsWithSlash: url.endsWithSlash,
    query: url.query,
    summary: textOf(item, "name"),
    description,
    tag,
    headers: listHeaders(headersOf(item)),
    body: readBody(memberOf(request, "body")),
  };
  const responses = listOf(item, "response").flatMap(readResponse);
  const success = responses.find(({ status }) => status >= 200 && status < 300);
  return { call: { ...call, response: success ?? responses[0] }, base: url.base };
}

function readBody(body: unknown): ObservedCall["body"] {
  const mode = textOf(body, "mode");
  if (mode === "raw") return readRaw(body);
  if (mode === "file")
    return { mediaType: "application/octet-stream", schema: { type: "string", format: "binary" } };
  if (mode === "graphql") {
    const value = { query: textOf(mapOf(body, mode), "query") ?? "", variables: {} };
    return { mediaType: "application/json", value };
  }
  if (mode !== "urlencoded" && mode !== "formdata") return undefined;
  const entries = listOf(body, mode).map((one) => {
    const isFile = textOf(one, "type") === "file";
    const value = literal(textOf(one, "value"));
    const schema = isFile
      ? { type: "string", format: "binary" }
      : schemaOfTexts(value === undefined ? [] : [value]);
    return [textOf(one, "key") ?? "", schema] as const;
  });
  const mediaType =
    mode === "formdata" ? "multipart/form-data" : "application/x-www-form-urlencoded";
  return { mediaType, schema: { type: "object", properties: Object.fromEntries(entries) } };
}

function readRaw(body: unknown): ObservedCall["body"] {
  const language = textOf(mapOf(mapOf(body, "options"), "raw"), "language");
  const text = textOf(body, "raw")?.trim() ?? "";
  if (text === "" || (language !== undefined && language !== "json" && !/^[[{]/.test(text)))
    return undefined;
  // Placeholders outside texts are values of any type; comments and a last comma are allowed.
  const plain = text
    .replaceAll(JSON_PART, (part) =>
      part.startsWith('"') ? part : part.startsWith("{{") ? "null" : "",
    )
    .replaceAll(/,(?=\s*[\]}])/g, "");
  const value = withSamples(parseJson(plain));
  if (value !== undefined) return { mediaType: "application/json", value };
  return /^[[{]/.test(text) ? { mediaType: "application/json", schema: {} } : undefined;
}

/** Texts, placeholders and comments of JSON. */
const JSON_PART = /"(?:[^"\\\n]|\\.)*"|\{\{[^}]+\}\}|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

function readResponse(response: unknown): readonly ObservedResponse[] {
  const status = memberOf(response, "code");
  const text = textOf(response, "body");
  if (typeof status !== "number") return [];
  return [{ status, value: text === undefined ? undefined : withSamples(parseJson(text)) }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Security scheme of an `auth` object. */
function readAuth(auth: unknown): readonly JsonMap[] {
  const type = textOf(auth, "type");
  if (type === "bearer" || type === "basic") return [{ type: "http", scheme: type }];
  if (type === "oauth2") return [{ type: "http", scheme: "bearer" }];
  if (type !== "apikey") return [];
  const parts = new Map(
    listOf(auth, "apikey").map((one) => [textOf(one, "key"), textOf(one, "value")]),
  );
  const name = parts.get("key") ?? "X-API-Key";
  return [{ type: "apiKey", name, in: parts.get("in") ?? "header" }];
}
