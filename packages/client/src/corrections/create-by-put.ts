import { type JsonObject, type Operation, ownMember } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { applyCorrections } from "#queries/model/apply-corrections.ts";
import { readCorrections } from "#storage/corrections.ts";
import { replaceCorrections } from "./use-corrections.ts";

/** Id of the correction with the addresses that an exploration found. */
export const EXPLORED = "explored";

/**
 * Stores that the API of an exploration refuses the method of a create: records are created by the PUT at their address,
 * if the API may have one (RFC 9110, section 9.3.4).
 */
export async function learnPutCreate(client: QueryClient, { path }: Operation): Promise<void> {
  const all = await readCorrections();
  const explored = all.find(({ id }) => id === EXPLORED);
  const paths = ownMember(explored?.update ?? {}, "paths");
  if (explored === undefined || !isObject(paths)) return;
  const next = withPutCreate(paths, path);
  if (next === undefined) return;
  const update = { ...explored.update, paths: next };
  await applyCorrections(client, replaceCorrections(all, [EXPLORED], [{ ...explored, update }]));
}

/** Paths without the POST of a list, whose records the PUT at their path creates; undefined if the list has no POST. */
export function withPutCreate(paths: JsonObject, path: string): JsonObject | undefined {
  const list = ownMember(paths, path);
  if (!isObject(list) || !Object.hasOwn(list, "post")) return undefined;
  const { post: _post, ...others } = list;
  const start = path.replace(/\/$/, "");
  const next = Object.entries(paths).map(([name, item]): [string, JsonObject[string]] => {
    if (name === path) return [name, others];
    const isRecord =
      name.startsWith(`${start}/{`) && /^\{[^{}/]+\}\/?$/.test(name.slice(start.length + 1));
    return [name, isRecord && isObject(item) ? createdByPut(item) : item];
  });
  return Object.fromEntries(next);
}

/** A 201 of a PUT is the response to a create. */
function createdByPut(item: JsonObject): JsonObject {
  const put = ownMember(item, "put");
  if (!isObject(put)) return item;
  const responses = ownMember(put, "responses");
  const created = { ...(isObject(responses) && responses), "201": { description: "" } };
  return { ...item, put: { ...put, responses: created } };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
