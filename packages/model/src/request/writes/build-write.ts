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

/** What is said beside the record itself. */
export interface WriteExtras {
  /** Values of the operation's other parameters, by name. */
  readonly parameters?: ParameterValues;
  /** What stands around the record in the body's envelope. */
  readonly envelope?: unknown;
  readonly ifMatch?: string;
}

/** An operation on a place, with what is written; `content` absent: nothing but the place is told. */
export function writeAt(
  operation: Operation,
  { resource, key, parents }: Omit<RecordRef, "chunk">,
  content: unknown,
  { parameters, envelope: around, ifMatch }: WriteExtras = {},
): HttpRequest {
  const parts = key === undefined || resource.key.length === 0 ? {} : splitKey(resource, key);
  if (!parts) throw new RangeError(`"${key}" is no key of ${resource.labels.one}.`);
  const placed = key === undefined ? [] : keyValues(operation, resource, parts);
  const isInQuery =
    operation.body === undefined && isJsonObject(content) && takesQueryParameters(operation);
  const request = writeRequest(operation, {
    ...parameterValues(operation, placed),
    ...parameters,
    ...(isInQuery && content),
    ...pathValues(operation, resource, { ...parents, ...parts }),
  });
  const headers =
    ifMatch === undefined ? request.headers : { ...request.headers, "if-match": ifMatch };
  if (isInQuery) return { ...request, headers };
  const value = wrap(operation, content, { placed, around });
  if (value === undefined) return { ...request, headers };
  const types = operation.body ?? { mediaType: "application/json" };
  return { ...request, headers, body: writeBody(types, value) };
}

function takesQueryParameters({ parameters }: Operation): boolean {
  return parameters.some((one) => one.in === "query" && one.isSetting !== true);
}

/** The record in its envelope, beside the key where that stands in the body. */
function wrap(
  operation: Operation,
  content: unknown,
  { placed, around }: { readonly placed: readonly LocatedValue[]; readonly around: unknown },
): unknown {
  const path = operation.body?.path ?? [];
  const said = withMembers(fixedEnvelope(operation), around);
  if (content === undefined) return withMembers(said, bodyValues(placed));
  const outside = withMembers(said, bodyValues(placed));
  if (path.length === 0) return withMembers(content, bodyValues(placed));
  const beside = valueAt(outside, path);
  return withValueAt(outside, path, isJsonObject(beside) ? withMembers(beside, content) : content);
}

function withMembers(value: unknown, more: unknown): unknown {
  if (!isJsonObject(more)) return more ?? value;
  return isJsonObject(value) ? { ...value, ...more } : (value ?? more);
}
