import type { Document } from "#read/document.ts";
import { entriesOf, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { CallResponse } from "./call.ts";
import {
  isWildcard,
  kindOfMedia,
  chooseMediaType,
  readContent,
} from "#infer/fields/media-types.ts";
import { findRecordLocation } from "./record-location.ts";
import { findListRows } from "./list-rows.ts";
import type { ListHints } from "./list-rows.ts";

/** Successful response of an operation (OpenAPI 3.1, "Responses Object"). */
export function readResponse(
  document: Document,
  operation: JsonMap,
  hints: ListHints,
): CallResponse {
  const [status, response] = chooseResponse(document, memberOf(operation, "responses"));
  const headers = entriesOf(memberOf(response, "headers")).map(([name]) => name.toLowerCase());
  const rest = { status, headers, links: memberOf(response, "links"), path: [], confidence: 1 };
  const noSchema = { schema: undefined, inner: undefined };
  const content = readContent(response);
  const mediaType = chooseMediaType(Object.keys(content));
  if (mediaType === undefined) return { ...rest, ...noSchema, shape: "none" };
  const media = resolve(document, content[mediaType]).value;
  const node = memberOf(media, "schema") ?? sequenceOf(media);
  const schema = readSchema(document, node);
  const isBinary = isBytes(schema);
  const kind =
    isWildcard(mediaType) && schema.types.length > 0 && !isBinary ? "json" : kindOfMedia(mediaType);
  if (kind !== "json" || isBinary) {
    const shape = kind === "text" ? "text" : "file";
    return { ...rest, ...noSchema, mediaType, shape };
  }
  const rows = findListRows(document, node, hints);
  if (rows !== undefined) {
    const { path, schema: inner, confidence, hasPlainItems } = rows;
    const shape = hasPlainItems === true ? "values" : "rows";
    return { ...rest, mediaType, shape, path, schema: node, inner, confidence };
  }
  if (schema.types.includes("object")) {
    const { path, schema: inner } = findRecordLocation(document, node, hints);
    return { ...rest, mediaType, shape: "record", path, schema: node, inner };
  }
  return { ...rest, mediaType, shape: "value", schema: node, inner: node };
}

/** Schema of a sequence of items (OpenAPI 3.2, "Media Type Object" `itemSchema`). */
function sequenceOf(media: unknown): unknown {
  const items = memberOf(media, "itemSchema");
  return items === undefined ? undefined : { type: "array", items };
}

/** True for raw bytes of any media type (OpenAPI 3.1, "Working with Binary Data"). */
function isBytes({ types, properties, keywords }: Schema): boolean {
  if (keywords["format"] === "binary" || "contentEncoding" in keywords) return true;
  const { contentMediaType = "" } = keywords;
  const isText = types.length === 0 || types.includes("string");
  return (
    isText &&
    properties.size === 0 &&
    /octet-stream|^(?:image|audio|video)\//.test(String(contentMediaType))
  );
}

/** Chooses the first success response with content; `2XX` and `default` are used if no code is declared. */
function chooseResponse(document: Document, responses: unknown): readonly [string, unknown] {
  const rank = (status: string) =>
    /^2\d\d$/.test(status) ? Number(status) : /^2xx$/i.test(status) ? 300 : 301;
  const successes = entriesOf(responses)
    .filter(([status]) => /^2(?:\d\d|xx)$/i.test(status) || status === "default")
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([status, node]) => [status, resolve(document, node).value] as const);
  const coded = successes.filter(([status]) => status !== "default");
  const all = coded.length > 0 ? coded : successes;
  const full = all.find(([, response]) => Object.keys(readContent(response)).length > 0);
  return full ?? all[0] ?? ["default", undefined];
}
