import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/**
 * Record in the response to `buildReadRequest`, also in a list of one; the whole body if the described path has no value.
 * A record in an envelope that is not described is found by the names of its fields.
 */
export function readRecord(
  resource: Pick<Resource, "record" | "fields">,
  response: HttpResponse,
): unknown {
  const record = valueAt(response.body, resource.record ?? []) ?? response.body;
  const [only, ...others]: readonly unknown[] = Array.isArray(record) ? record : [];
  const one = isJsonObject(only) && others.length === 0 ? only : record;
  return findEnveloped(resource, one) ?? one;
}

/** The one object in a body without any described field, if most of its members are described fields. */
export function findEnveloped(
  { fields }: Pick<Resource, "fields">,
  body: unknown,
): object | undefined {
  if (!isJsonObject(body) || fields.some(({ name }) => ownMember(body, name) !== undefined)) {
    return undefined;
  }
  const names = new Set(fields.map(({ name }) => name));
  const matches = Object.values(body).filter((inner) => {
    if (!isJsonObject(inner)) return false;
    const members = Object.keys(inner);
    const described = members.filter((name) => names.has(name));
    return described.length > 0 && described.length * 2 >= members.length;
  });
  const [inner, ...others] = matches;
  return isJsonObject(inner) && others.length === 0 ? inner : undefined;
}
