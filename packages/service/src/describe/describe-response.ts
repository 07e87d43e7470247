import type { Description } from "./description.ts";
import type { FetchedText } from "./fetch-text.ts";

/** Members of descriptions, also of incomplete ones and of other kinds, whose errors their readers name. */
const DESCRIPTION_MEMBERS =
  /^(?:openapi|swagger|asyncapi|paths|info|components|definitions|webhooks|overlay|__schema|log|item|kind|\$EntityContainer|\$schema|raml)$/;

/**
 * The JSON response of an API without a description, as a recorded session with this one call: its list, fields and
 * key are read from it. Undefined for other files.
 */
export function describeResponse({ text, address }: FetchedText): Description | undefined {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || !hasRows(value, MAX_ENVELOPES))
    return undefined;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  if (names.some((name) => DESCRIPTION_MEMBERS.test(name)) || "__schema" in dataOf(value))
    return undefined;
  const { origin, pathname, search } = new URL(address);
  const entry = {
    request: { method: "GET", url: origin + pathname + search, headers: [] },
    response: { status: 200, content: { mimeType: "application/json", text } },
  };
  return { text: JSON.stringify({ log: { version: "1.2", entries: [entry] } }), address };
}

/** Largest depth of the envelopes of a list. */
const MAX_ENVELOPES = 2;

/** True for a list of objects, also inside of envelopes. */
function hasRows(value: unknown, envelopes: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((row) => typeof row === "object" && row !== null);
  return envelopes > 0 && Object.values(value).some((inner) => hasRows(inner, envelopes - 1));
}

/** The `data` of a GraphQL response. */
function dataOf(value: object): object {
  const data: unknown = "data" in value ? value.data : undefined;
  return typeof data === "object" && data !== null ? data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
