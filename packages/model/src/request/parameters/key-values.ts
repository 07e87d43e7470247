import { ownMember } from "#own/own-member.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyPart, Resource } from "#types/resource.ts";
import { oneRecord } from "#request/bodies/one-record.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { keyListValue } from "./key-list.ts";
import { typedValue } from "./typed-value.ts";
import type { LocatedValue } from "./located-value.ts";

/** Key parts that an operation takes in its query or body instead of its path, in the JSON type of the field. */
export function keyValues(
  operation: Operation,
  { key, labels }: Pick<Resource, "key" | "labels">,
  parts: Readonly<Record<string, string>>,
): readonly LocatedValue[] {
  const { keys } = operation;
  const [only] = key;
  const listed = keys && only && ownMember(parts, only.parameter);
  if (keys !== undefined && listed !== undefined) return [keyListValue(operation, keys, listed)];
  return key.flatMap((part): readonly LocatedValue[] => {
    const { in: location, parameter } = part;
    const text = ownMember(parts, parameter);
    if (text === undefined) return [];
    const own = location === undefined ? namesOutsidePath(operation, part) : [parameter];
    // `userId` is the `id` of a user.
    const names = [...own, ...own.map((name) => `${labels.one} ${name}`)];
    const isKey = ({ name }: { readonly name: string }) =>
      names.some((one) => normalizeName(one) === normalizeName(name));
    const { field: declared, path = [] } = operation.body ?? {};
    const body = declared?.kind === "variants" ? oneRecord(declared) : declared;
    const members = body?.kind === "group" ? body.fields : [];
    const field = members.filter(({ name }) => name !== path[0]).find(isKey);
    const inQuery = operation.parameters.find((one) => one.in === "query" && isKey(one));
    if (inQuery !== undefined && (location !== "body" || field === undefined))
      return [{ at: { parameter: inQuery.name }, value: text }];
    if (field === undefined) return [];
    return [{ at: { in: "body", parameter: field.name }, value: typedValue(field, text) }];
  });
}

/** Names of a key of paths in an operation whose path does not contain it: `POST /orders/cancel` with an `id`. */
function namesOutsidePath(
  { path, parameters, body }: Operation,
  { field, parameter }: KeyPart,
): readonly string[] {
  const isKeyed = path.endsWith("}") || path.includes(`{${parameter}}`);
  const isEnveloped = (body?.path?.length ?? 0) > 0;
  const last = field.at(-1);
  // Next to the changes: `{ id, patch }`.
  if (isEnveloped) return typeof last === "string" ? [last] : [];
  if (isKeyed) return [];
  return parameters.some((one) => one.in === "path" && one.name === last)
    ? [parameter]
    : [parameter, ...(typeof last === "string" ? [last] : [])];
}
