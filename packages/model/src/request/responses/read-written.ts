import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { findEnveloped } from "./read-record.ts";
import { encodeText, scalarText } from "#request/values/write-text.ts";

/** Record in the response to a write; undefined if the response has none. */
export function readWritten(operation: Operation, { body }: HttpResponse): unknown {
  const record = valueAt(body, operation.response.path) ?? body;
  // The response to one record may be a list of one.
  const [only, ...others] = Array.isArray(record) ? (record as readonly unknown[]) : [record];
  return isJsonObject(only) && others.length === 0 ? only : undefined;
}

/** Record in the response to a write, also in an envelope that is not described. */
function readWrittenRecord(
  resource: Resource,
  operation: Operation,
  response: HttpResponse,
): unknown {
  const written = readWritten(operation, response);
  return findEnveloped(resource, written) ?? written;
}

/**
 * Key of a created record: from the response body, otherwise its `Location` header (RFC 9110, section 10.2.2),
 * otherwise the sent record.
 */
export function readCreatedKey(
  resource: Resource,
  operation: Operation,
  { response, sent }: { readonly response: HttpResponse; readonly sent: unknown },
): string | undefined {
  const { body, headers } = response;
  const written = readWrittenRecord(resource, operation, response);
  const responseKey = recordKey(resource, written) ?? namedKey(resource, written);
  if (responseKey !== undefined || resource.key.length === 0) return responseKey;
  const isLone = resource.key.length === 1;
  const bare = isLone ? bareKey(valueAt(body, operation.response.path) ?? body) : undefined;
  // A sentence is not a key.
  if (bare !== undefined && /^[\w-]{1,64}$/.test(bare)) return encodeText(bare);
  const last = headers["location"]
    ?.split(/[?#]/)[0]
    ?.split("/")
    .findLast((part) => part !== "");
  if (isLone && last !== undefined && response.status === 201) return encodeText(decode(last));
  return recordKey(resource, sent) ?? recordKey(resource, withKeyNames(resource, sent));
}

/** The key as the whole response, also in a list of one: `["66"]`. */
function bareKey(value: unknown): string | undefined {
  const [only, ...others] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return others.length === 0 ? scalarText(only) : undefined;
}

/**
 * The key in a response without the record, under the name of its parameter, or with a word in front:
 * `{ "silenceID": "5f" }`, `{ "order_id": 7 }`, `{ "insertedId": 7 }`.
 */
function namedKey({ key, labels }: Resource, written: unknown): string | undefined {
  const [only, ...others] = key;
  const name = only?.field.at(-1);
  if (!name || only?.prefix || others.length > 0 || !isJsonObject(written)) return undefined;
  const names = ["", labels.one, "inserted", "created"].map((word) => plainName(word + name));
  const member = Object.keys(written).find((one) =>
    [plainName(only?.parameter ?? ""), ...names].includes(plainName(one)),
  );
  const text = scalarText(member && ownMember(written, member));
  return text ? encodeText(text) : undefined;
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}

/** A sent record whose key has the name of its responses: bodies of Docker have `name` where responses have `Name`. */
function withKeyNames({ key }: Resource, sent: unknown): unknown {
  if (!isJsonObject(sent)) return sent;
  const values = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    key.flatMap(({ field: [name, ...deeper] }) =>
      name === undefined || deeper.length > 0 ? [] : [[name, values.get(name.toLowerCase())]],
    ),
  );
}

interface Changed {
  readonly response: HttpResponse;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Key in the response to a change: that of another record if the path does not contain the key, as the API may save the
 * change so; the new key if the change has one. Undefined if the response has no key, or the key is the same.
 */
export function readChangedKey(
  resource: Resource,
  operation: Operation,
  { response, before, after }: Changed,
): string | undefined {
  const [only, ...others] = resource.key;
  if (only === undefined) return undefined;
  const written = readWrittenRecord(resource, operation, response);
  if (resource.key.some(({ parameter }) => operation.path.includes(`{${parameter}}`))) {
    const sent = recordKey(resource, after);
    const isNew = sent !== recordKey(resource, before);
    return isNew && sent === (recordKey(resource, written) ?? sent) ? sent : undefined;
  }
  const key = recordKey(resource, written);
  if (key !== undefined || others.length > 0) return key;
  const text = scalarText(valueAt(written, [only.parameter]));
  return text === undefined || text === "" ? undefined : encodeText(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
