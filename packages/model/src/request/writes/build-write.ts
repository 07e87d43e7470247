import type { HttpRequest } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { RecordRef } from "#types/record-ref.ts";
import { fixedEnvelope } from "./envelope.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { pathValues } from "#request/parameters/path-values.ts";
import { keyValues } from "#request/parameters/key-values.ts";
import { bodyValues, type LocatedValue } from "#request/parameters/located-value.ts";
import { splitKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";
import { writeBody } from "#request/bodies/write-body.ts";
import { type ParameterValues, writeRequest } from "#request/parameters/write-request.ts";
import { takesOnlyLists } from "./written-field.ts";

/** Values of a write in addition to the record. */
export interface WriteExtras {
  /** Values of the other parameters of the operation, by name. */
  readonly parameters?: ParameterValues;
  /** Sibling members of the record in the body envelope. */
  readonly envelope?: unknown;
  readonly ifMatch?: string;
}

/**
 * Request of an operation on a record or collection, with `content` as its record. Without `content`, only the target
 * is sent. Throws a `RangeError` if the key does not match the resource.
 */
export function buildWrite(
  operation: Operation,
  { resource, key, parents }: Omit<RecordRef, "chunk">,
  content: unknown,
  { parameters, envelope: siblings, ifMatch }: WriteExtras = {},
): HttpRequest {
  const parts = key === undefined || resource.key.length === 0 ? {} : splitKey(resource, key);
  if (!parts) throw new RangeError(`"${key}" is not a key of ${resource.labels.one}.`);
  const located = key === undefined ? [] : keyValues(operation, resource, parts);
  const isInQuery =
    operation.body === undefined && isJsonObject(content) && takesQueryParameters(operation);
  const request = writeRequest(operation, {
    ...parameterValues(operation, located),
    ...parameters,
    ...(isInQuery && content),
    ...pathValues(operation, resource, { ...parents, ...parts }),
  });
  const headers =
    ifMatch === undefined ? request.headers : { ...request.headers, "if-match": ifMatch };
  if (isInQuery) return { ...request, headers };
  const isListed = isJsonObject(content) && takesOnlyLists(operation);
  const value = wrap(operation, isListed ? [content] : content, { located, siblings });
  if (value === undefined) return { ...request, headers };
  const types = operation.body ?? { mediaType: "application/json" };
  const [id] = Object.values(parts);
  return { ...request, headers, body: writeBody({ ...types, id }, value) };
}

function takesQueryParameters({ parameters }: Operation): boolean {
  return parameters.some((one) => one.in === "query" && one.isSetting !== true);
}

/** Record in its envelope, with the key if it belongs in the body. */
function wrap(
  operation: Operation,
  content: unknown,
  { located, siblings }: { readonly located: readonly LocatedValue[]; readonly siblings: unknown },
): unknown {
  const path = operation.body?.path ?? [];
  const members = withMembers(fixedEnvelope(operation), siblings);
  if (content === undefined) return withMembers(members, bodyValues(located));
  const outside = withMembers(members, bodyValues(located));
  if (path.length === 0) return withMembers(content, bodyValues(located));
  const inner = valueAt(outside, path);
  return withValueAt(outside, path, isJsonObject(inner) ? withMembers(inner, content) : content);
}

function withMembers(value: unknown, more: unknown): unknown {
  if (!isJsonObject(more)) return more ?? value;
  return isJsonObject(value) ? { ...value, ...more } : (value ?? more);
}
