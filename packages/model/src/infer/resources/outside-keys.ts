import type { Call } from "#infer/calls/call.ts";
import { membersOfOne } from "#infer/calls/one-or-many.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { foldName } from "#infer/names/words.ts";
import { keyParameters } from "#infer/keys/infer-key.ts";
import type { KeyLocation } from "#infer/keys/infer-key.ts";

/** Names of the only key of a record in a body or query: that of its path parameter, and `id`. */
export function namesOfKey(item: Position, position: Position): readonly string[] {
  const [key, ...others] = keyParameters(item, position);
  return key === undefined || others.length > 0 ? [] : [key, "id"];
}

/** True if a call cannot be sent without the key in its query or body. */
export function requiresKey(call: Call, { in: location, parameter: key }: KeyLocation): boolean {
  if (location === "query")
    return call.parameters.some(
      ({ parameter }) => parameter.in === "query" && parameter.name === key && parameter.isRequired,
    );
  const members = call.body === undefined ? [] : membersOfOne(call.body.field);
  const isOnly = members.length === 1;
  return members.some(
    ({ name, isRequired }) => foldName(name) === foldName(key) && (isRequired || isOnly),
  );
}

/** True if a call requires a key with one of the names in its query or body: `POST /orders/delete` with an `id`. */
export function takesKeyOutside(call: Call, names: readonly string[]): boolean {
  return names.some(
    (parameter) =>
      requiresKey(call, { in: "body", parameter }) || requiresKey(call, { in: "query", parameter }),
  );
}
