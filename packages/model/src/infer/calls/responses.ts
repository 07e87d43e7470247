import { ownMember } from "#own/own-member.ts";
import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, isMap, memberOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { readMediaSchema } from "#read/media-schema.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { CallResponse } from "./call.ts";
import { isWildcard, kindOfMedia, readContent } from "#infer/fields/media-types.ts";
import { chooseResponseType, demandOf } from "./enveloped-media.ts";
import { findRecordLocation } from "./record-location.ts";
import { findListRows } from "./list-rows.ts";
import { findKeyedRows } from "./keyed-rows.ts";
import { isOneOfList } from "./one-of-list.ts";
import { findRowMember } from "./row-member.ts";
import { findSplitRecord } from "./split-records.ts";
import type { ListHints } from "./score-lists.ts";

/** Successful response of an operation (OpenAPI 3.1, "Responses Object"). */
export function readResponse(
  document: Document,
  operation: JsonMap,
  hints: ListHints,
): CallResponse {
  const successes = listSuccesses(document, memberOf(operation, "responses"));
  const [status, response] = chooseResponse(successes);
  const isPartial = successes.some(([code]) => code === "206");
  const headers = successes
    .filter(([code, one]) => one === response || code === "206")
    .flatMap(([, one]) => entriesOf(memberOf(one, "headers")))
    .map(([name]) => name.toLowerCase());
  const links = memberOf(response, "links");
  const isOptional = successes.some(([code]) => code === "204" || code === "205");
  const rest = {
    status,
    headers,
    links,
    path: [],
    confidence: 1,
    ...declaredTypes(successes),
    ...(isOptional ? { isNullable: true as const } : {}),
    ...(isPartial ? { isPartial: true as const } : {}),
  };
  const noSchema = { schema: undefined, inner: undefined };
  const declared = memberOf(memberOf(operation, "x-quarterdeck-list"), "response");
  const content = isMap(declared)
    ? { "application/json": { schema: declared } }
    : readContent(response);
  const mediaType = chooseResponseType(document, content, hints);
  if (mediaType === undefined) return { ...rest, ...noSchema, shape: "none" };
  const media = resolve(document, ownMember(content, mediaType)).value;
  const node = sequenceOf(media) ?? readMediaSchema(document, media);
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
    const { path, confidence, hasPlainItems } = rows;
    const shape = hasPlainItems === true ? "values" : "rows";
    const rowMember =
      shape === "rows" ? findRowMember(document, rows.schema, hints.subject) : undefined;
    const inner =
      rowMember === undefined
        ? rows.schema
        : readSchema(document, rows.schema).properties.get(rowMember);
    const nullable = isNullable(document, node, path);
    const split =
      shape === "rows" && rowMember === undefined ? findSplitRecord(document, inner) : undefined;
    return {
      ...rest,
      ...nullable,
      ...(split === undefined ? readFormat(document, inner) : formatOf(split)),
      ...(rowMember === undefined ? {} : { rowMember }),
      mediaType,
      ...demandOf(mediaType, content),
      shape,
      path,
      schema: node,
      inner: split?.schema ?? inner,
      confidence,
    };
  }
  const keyed = findKeyedRows(document, node, hints);
  if (keyed !== undefined) {
    const { path, keyMember } = keyed;
    const nullable = isNullable(document, node, path);
    const list = { shape: "rows", path, schema: node, inner: keyed.schema } as const;
    return { ...rest, ...nullable, mediaType, ...list, keyMember, confidence: 0.8 };
  }
  if (isOneOfList(document, schema, hints)) {
    return { ...rest, mediaType, shape: "rows", schema: node, inner: node, confidence: 0.6 };
  }
  if (schema.types.includes("object")) {
    const { path, schema: inner } = findRecordLocation(document, node, hints);
    const nullable = isNullable(document, node, path);
    const own = path.length === 0 ? ownMembers(schema) : {};
    const split = findSplitRecord(document, inner);
    const format = split === undefined ? readFormat(document, inner) : formatOf(split);
    const facts = { ...nullable, ...own, ...format };
    const schemas = { schema: node, inner: split?.schema ?? inner };
    return { ...rest, ...facts, mediaType, shape: "record", path, ...schemas };
  }
  return { ...rest, mediaType, shape: "value", schema: node, inner: node };
}

function formatOf({ member, own }: { readonly member: string; readonly own: readonly string[] }) {
  return { format: "split", rowMember: member, own } as const;
}

/** Format of records whose members are moved to the record itself. */
function readFormat(document: Document, record: unknown): Pick<CallResponse, "format"> {
  const { resourceObject, properties } = readSchema(document, record);
  if (resourceObject !== undefined) return { format: "json-api" };
  return properties.has("_links") || properties.has("_embedded") ? { format: "hal" } : {};
}

/** Members of a record with names that other APIs have for errors. */
function ownMembers({ properties }: Schema): Pick<CallResponse, "ownMembers"> {
  const isOutcome = /^(?:success|ok|failed|status|result|outcome|errors?|code|message)$/i;
  const names = [...properties.keys()].filter((name) => isOutcome.test(name));
  // With other members it is known as a record by those.
  const isShort = names.length > 0 && properties.size <= names.length + 2;
  return isShort ? { ownMembers: names } : {};
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

type Success = readonly [status: string, response: unknown];

/** Success responses in the order of their status; `2XX` and `default` only if no code is declared. */
function listSuccesses(document: Document, responses: unknown): readonly Success[] {
  const rank = (status: string) =>
    /^2\d\d$/.test(status) ? Number(status) : /^2xx$/i.test(status) ? 300 : 301;
  const successes = entriesOf(responses)
    .filter(([status]) => /^2(?:\d\d|xx)$/i.test(status) || status === "default")
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([status, node]) => [status, resolve(document, node).value] as const);
  const coded = successes.filter(([status]) => status !== "default");
  return coded.length > 0 ? coded : successes;
}

/** Chooses the first success response with content. */
function chooseResponse(successes: readonly Success[]): Success {
  const full = successes.find(([, response]) => Object.keys(readContent(response)).length > 0);
  return full ?? successes[0] ?? ["default", undefined];
}

/** Media types by status, unless there is only one status with at most one type. */
function declaredTypes(successes: readonly Success[]): Pick<CallResponse, "mediaTypes"> {
  const types = successes.map(
    ([status, response]) => [status.toUpperCase(), Object.keys(readContent(response))] as const,
  );
  const isPlain = types.length < 2 && types.every(([, declared]) => declared.length < 2);
  return isPlain ? {} : { mediaTypes: Object.fromEntries(types) };
}

/** True for a schema that permits null in place of the response, or of a member on the path. */
function isNullable(
  document: Document,
  node: unknown,
  [step, ...rest]: JsonPath,
): Pick<CallResponse, "isNullable"> {
  const schema = readSchema(document, node);
  if (schema.isNullable) return { isNullable: true };
  const member = step === undefined ? undefined : schema.properties.get(step);
  return member === undefined ? {} : isNullable(document, member, rest);
}
