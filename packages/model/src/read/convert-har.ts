import type { Problem, ProblemMessage } from "#types/problem.ts";
import { describeCalls, MAX_CALLS, schemaOfTexts } from "./convert-calls.ts";
import type { Converted } from "./convert.ts";
import type { ObservedCall } from "./observed-call.ts";
import { listOf, mapOf, memberOf, textOf, type JsonMap } from "./member.ts";
import { listHeaders, readHeaders, schemeOf } from "./observed-headers.ts";

/** True for an HTTP archive (HAR 1.2): a session that a browser recorded. */
export function isHar(value: unknown): boolean {
  return Array.isArray(memberOf(memberOf(value, "log"), "entries"));
}

/** Converts the JSON calls of the host that has most of them to OpenAPI. */
export function convertHar(value: JsonMap): Converted {
  const calls = listOf(mapOf(value, "log"), "entries").flatMap((entry) => readEntry(entry) ?? []);
  const counts = new Map<string, number>();
  for (const { origin } of calls) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const [origin = ""] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const own = calls.filter((call) => call.origin === origin);
  const allowed = readAllowed(listOf(mapOf(value, "log"), "entries"));
  const scheme = own.map(({ headers }) => schemeOf(headers)).find((one) => one !== undefined);
  const title = origin.replace(/^https?:\/\//, "");
  const document = describeCalls(
    own.map(({ call, path }) => ({ ...call, allow: allowed.get(origin + path) })),
    {
      info: { title: title === "" ? "API" : title, version: "" },
      servers: origin === "" ? [] : [{ url: origin }],
      ...(scheme === undefined
        ? {}
        : { components: { securitySchemes: { auth: scheme } }, security: [{ auth: [] }] }),
    },
  );
  counts.delete(origin);
  const count = calls.length - own.length;
  const hosts = [...counts.keys()].map((other) => other.replace(/^https?:\/\//, ""));
  const shown = hosts.length > MAX_HOSTS ? [...hosts.slice(0, MAX_HOSTS), "…"] : hosts;
  const params = { count, hosts: shown.join(", ") };
  const problems = [
    ...(count === 0 ? [] : [warning({ code: "other-hosts", params })]),
    ...(hasNoBodies(own) ? [warning({ code: "no-bodies" })] : []),
    ...(own.length <= MAX_CALLS
      ? []
      : [warning({ code: "too-many-calls", params: { most: MAX_CALLS } })]),
  ];
  return { value: document, problems };
}

/** True if JSON was read and its text is missing: some recorders leave it out or write it to other files. */
function hasNoBodies(entries: readonly Entry[]): boolean {
  const reads = entries.filter(({ call }) => call.method === "get");
  return reads.length > 0 && reads.every(({ call }) => call.response?.value === undefined);
}

/** Hosts that a message names. */
const MAX_HOSTS = 5;

function warning(message: ProblemMessage): Problem {
  return { code: message.code, severity: "warning", pointer: "", message };
}

interface Entry {
  readonly origin: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly call: ObservedCall;
}

/** Methods by address, from the header `Allow` of any response. */
function readAllowed(entries: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    entries.flatMap((entry) => {
      const allow = readHeaders(listOf(mapOf(entry, "response"), "headers")).get("allow");
      const address = textOf(mapOf(entry, "request"), "url")?.replace(/[?#].*$/s, "");
      return allow === undefined || address === undefined
        ? []
        : [[address, allow.split(",").map((method) => method.trim())] as const];
    }),
  );
}

const JSON_TYPE = /[/+]json\b/i;
const WRITES = new Set(["post", "put", "patch", "delete"]);

function readEntry(entry: unknown): Entry | undefined {
  const request = mapOf(entry, "request");
  const response = mapOf(entry, "response");
  const url = /^(https?:\/\/[^/?#]+)([^?#]*)/.exec(textOf(request, "url") ?? "");
  const method = (textOf(request, "method") ?? "").toLowerCase();
  const status = memberOf(response, "status");
  if (url === null || typeof status !== "number" || status < 200 || status >= 300) return undefined;
  if (method === "options") return undefined;
  const content = mapOf(response, "content");
  const isJson = JSON_TYPE.test(textOf(content, "mimeType") ?? "");
  const text = textOf(content, "text") ?? "";
  // A write may respond without a body; other files of the page are left out.
  if (!isJson && !(WRITES.has(method) && text === "")) return undefined;
  const isBase64 = textOf(content, "encoding") === "base64";
  const value = isJson ? parseJson(isBase64 ? decodeBase64(text) : text) : undefined;
  return {
    origin: url[1] ?? "",
    path: url[2] ?? "",
    headers: readHeaders(listOf(request, "headers")),
    call: {
      method,
      segments: (url[2] ?? "").split("/").filter(Boolean).map(decode),
      endsWithSlash: url[2]?.endsWith("/"),
      query: listOf(request, "queryString").flatMap((one) => {
        const name = textOf(one, "name");
        const sent = textOf(one, "value");
        const isLeftOut =
          name === undefined || isCallTime(name, sent, textOf(entry, "startedDateTime"));
        return isLeftOut ? [] : [{ name, value: sent }];
      }),
      headers: listHeaders(readHeaders(listOf(request, "headers"))),
      body: readBody(mapOf(request, "postData")),
      response: { status, value },
    },
  };
}

const SPREAD = 60_000;

/** True for the time of the call in a parameter, which only prevents cached responses. */
function isCallTime(name: string, value = "", started: string | undefined): boolean {
  if (!/^1\d{12}$/.test(value)) return false;
  return name === "_" || Math.abs(Number(value) - Date.parse(started ?? "")) < SPREAD;
}

function readBody(data: JsonMap): ObservedCall["body"] {
  const mediaType = (textOf(data, "mimeType") ?? "").replace(/;.*$/s, "").trim().toLowerCase();
  if (!FORMS.has(mediaType)) {
    const value = parseJson(textOf(data, "text"));
    return value === undefined ? undefined : { mediaType: "application/json", value };
  }
  const members = listOf(data, "params").map((one) => {
    const value = textOf(one, "value");
    const isFile = textOf(one, "fileName") !== undefined;
    const schema = isFile
      ? { type: "string", format: "binary" }
      : schemaOfTexts(value === undefined ? [] : [value]);
    return [decode(textOf(one, "name") ?? ""), schema] as const;
  });
  return { mediaType, schema: { type: "object", properties: Object.fromEntries(members) } };
}

const FORMS = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Text of base64 in UTF-8. */
function decodeBase64(text: string): string {
  let escaped = "";
  let bits = 0;
  let count = 0;
  for (const character of text.replaceAll(/[\s=]/g, "")) {
    bits = ((bits << 6) | BASE64.indexOf(character)) & 0xff_ff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    escaped += `%${((bits >> count) & 0xff).toString(16).padStart(2, "0")}`;
  }
  return decode(escaped);
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
