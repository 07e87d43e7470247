import type { ModelCore, ModelPart, PartName } from "@quarterdeck/model";
import type { ModelPlace } from "#config/runtime-config.ts";
import { fetchOwn } from "#http/own-file.ts";

/** Of the core that was read last, where it depends on who asks. */
let knownVersion = "";

export async function fetchCore(place: ModelPlace, signal?: AbortSignal): Promise<ModelCore> {
  const path = `${place.path}/core.json`;
  const { body, headers } = await fetchOwn(path + versionQuery("?", place.version), { signal });
  if (!isCore(body)) throw new TypeError(`What stands at ${path} is not an admin model.`);
  knownVersion = /^(?:W\/)?"(.+)"$/.exec(headers["etag"] ?? "")?.[1] ?? "";
  return body;
}

export async function fetchPart(
  place: ModelPlace,
  name: PartName,
  signal?: AbortSignal,
): Promise<ModelPart | null> {
  const path = `${place.path}/part.json?name=${encodeURIComponent(name)}`;
  const version = place.version === "" ? knownVersion : place.version;
  const { body } = await fetchOwn(path + versionQuery("&", version), { signal });
  if (body === undefined) return null;
  if (!isPart(body)) throw new TypeError(`What stands at ${path} is no part of an admin model.`);
  return body;
}

/** What is asked for by its version never changes, and is kept by the browser. */
function versionQuery(before: string, version: string): string {
  return version === "" ? "" : `${before}v=${encodeURIComponent(version)}`;
}

function isCore(value: unknown): value is ModelCore {
  return hasLists(value, "resources", "operations");
}

function isPart(value: unknown): value is ModelPart {
  return hasLists(value, "operations", "referrers");
}

function hasLists(value: unknown, ...names: readonly string[]): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    names.every((name) => Array.isArray((value as Record<string, unknown>)[name]))
  );
}
