import type { HttpResponse } from "#types/http.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { recordKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { encodeText, scalarText } from "#request/values/write-text.ts";

/** The record as the answer to a write tells it; undefined where it tells none. */
export function readWritten(operation: Operation, { body }: HttpResponse): unknown {
  const found = valueAt(body, operation.response.path) ?? body;
  return isJsonObject(found) ? found : undefined;
}

/** The key of what was made: as the answer tells it, else as its address does (`Location`), else as it was sent. */
export function readCreatedKey(
  resource: Resource,
  operation: Operation,
  { response, sent }: { readonly response: HttpResponse; readonly sent: unknown },
): string | undefined {
  const { body, headers } = response;
  const told = recordKey(resource, readWritten(operation, response));
  if (told !== undefined || resource.key.length === 0) return told;
  const isLone = resource.key.length === 1;
  const bare = isLone ? scalarText(valueAt(body, operation.response.path) ?? body) : undefined;
  // A sentence is no key.
  if (bare !== undefined && /^[\w-]{1,64}$/.test(bare)) return encodeText(bare);
  const last = headers["location"]
    ?.split(/[?#]/)[0]
    ?.split("/")
    .findLast((part) => part !== "");
  if (isLone && last !== undefined && response.status === 201) return encodeText(decode(last));
  return recordKey(resource, sent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
