import { ownMember } from "#own/own-member.ts";
import { isPage } from "./is-page.ts";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { isJsonType } from "#request/bodies/media-type.ts";

/**
 * Difference between a successful response and its description. `html`: a page, often the sign-in page of a proxy.
 * `type`: a media type that is not declared. `no-record`: a read of a record without an object.
 */
export type ResponseMismatch = "html" | "type" | "no-record";

/** Finds out whether a successful response cannot come from the described operation; undefined if it can. */
export function findResponseMismatch(
  expected: ExpectedResponse,
  response: HttpResponse,
): ResponseMismatch | undefined {
  const declared = declaredTypes(expected, response.status);
  if (response.isJson === true) {
    return isMissingRecord(expected, response) ? "no-record" : undefined;
  }
  if (isHtml(response)) return acceptsHtml(expected, declared) ? undefined : "html";
  // `text/plain` may contain JSON, which is then already parsed.
  const isOther = isText(response.body) || isBytes(response.body);
  if (isOther && !isJsonType(typeOf(response))) {
    return acceptsType(expected, declared, response) ? undefined : "type";
  }
  return isMissingRecord(expected, response) ? "no-record" : undefined;
}

/** True if the description has JSON for this status, so that any text that parses as JSON is the response. */
export function declaresJson(expected: ExpectedResponse, status: number): boolean {
  return isJsonShape(expected) || declaredTypes(expected, status).some(isJsonType);
}

/** Media types of a status, else of its class, else of all statuses: an API may send 200 for a declared 201. */
function declaredTypes(
  { mediaTypes, mediaType }: ExpectedResponse,
  status: number,
): readonly string[] {
  if (mediaTypes === undefined) return mediaType === undefined ? [] : [mediaType];
  const ofStatus = ownMember(mediaTypes, String(status)) ?? mediaTypes["2XX"];
  return ofStatus === undefined || ofStatus.length === 0
    ? Object.values(mediaTypes).flat()
    : ofStatus;
}

const jsonShapes: ReadonlySet<string> = new Set(["rows", "values", "record", "value"]);

function isJsonShape({ shape }: ExpectedResponse): boolean {
  return jsonShapes.has(shape);
}

/** Only a declared page may be the response to a write: proxies send theirs for any path. */
function acceptsHtml(expected: ExpectedResponse, declared: readonly string[]): boolean {
  if (declared.some((type) => /^(?:text\/(?:html|\*)|application\/xhtml\+xml)/i.test(type))) {
    return true;
  }
  const isOpen = declared.length === 0 || declared.some((type) => essenceOf(type) === "*/*");
  return expected.kind === "other" && !isJsonShape(expected) && isOpen;
}

function acceptsType(
  expected: ExpectedResponse,
  declared: readonly string[],
  response: HttpResponse,
): boolean {
  const type = typeOf(response);
  if (declared.some((one) => matches(one, type))) return true;
  if (!declaresJson(expected, response.status)) return true;
  if (expected.kind === "list" || expected.kind === "read") return false;
  // A file is recognizable as such; many descriptions declare JSON for every operation.
  if (/^\s*attachment\b/i.test(response.headers["content-disposition"] ?? "")) return true;
  // The user runs these operations and reads the response as it is.
  return expected.kind === "other";
}

/** True if a media type is in a declared range (RFC 9110, section 12.5.1). */
function matches(range: string, type: string): boolean {
  const declared = essenceOf(range);
  if (declared === "*/*" || declared === type) return true;
  return declared.endsWith("/*") && type.startsWith(declared.slice(0, -1));
}

function isMissingRecord(expected: ExpectedResponse, { body }: HttpResponse): boolean {
  if (expected.kind !== "read" || expected.shape !== "record") return false;
  if (body === undefined || body === null || body === "") return expected.isNullable !== true;
  const record = valueAt(body, expected.path);
  if (record === null) return expected.isNullable !== true;
  return !isJsonObject(record ?? body) && !Array.isArray(body);
}

function isHtml(response: HttpResponse): boolean {
  const { body } = response;
  const type = typeOf(response);
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return isText(body) || isBytes(body);
  return typeof body === "string" && !isJsonType(type) && isPage(body);
}

/** True for a text that is not blank: servers send an empty response under their default type. */
function isText(body: unknown): boolean {
  return typeof body === "string" && body.trim() !== "";
}

function isBytes(body: unknown): boolean {
  return (
    typeof body === "object" &&
    body !== null &&
    typeof Reflect.get(body, "arrayBuffer") === "function"
  );
}

function typeOf({ headers }: HttpResponse): string {
  return essenceOf(headers["content-type"] ?? "");
}

/** Media type without parameters. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(/[;,]/)[0] ?? "").trim().toLowerCase();
}
