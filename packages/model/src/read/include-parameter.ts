import { isMap, type JsonMap } from "./member.ts";
import type { ObservedCall } from "./observed-call.ts";

/**
 * Parameter that adds related records to a read, for responses in JSON:API with relationships: a server without it
 * refuses it (JSON:API 1.1, "Inclusion of Related Resources").
 */
export function includeParameter(calls: readonly ObservedCall[]): readonly JsonMap[] {
  const isSent = calls.some(({ query }) => query.some(({ name }) => name === "include"));
  const isRelated = calls.some(
    ({ method, response }) => method === "get" && hasLinkage(response?.value),
  );
  return isRelated && !isSent ? [{ name: "include", in: "query", schema: { type: "string" } }] : [];
}

/** True if a record of a document in JSON:API has relationships with the keys of their records. */
function hasLinkage(document: unknown): boolean {
  if (!isMap(document)) return false;
  return [document["data"]].flat().some((record) => {
    if (!isMap(record) || typeof record["type"] !== "string" || !("id" in record)) return false;
    const { relationships } = record;
    return isMap(relationships) && Object.values(relationships).some(hasKey);
  });
}

function hasKey(relationship: unknown): boolean {
  const linkage = isMap(relationship) ? relationship["data"] : undefined;
  return [linkage].flat().some((one) => isMap(one) && "type" in one && "id" in one);
}
