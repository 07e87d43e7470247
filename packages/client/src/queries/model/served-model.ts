import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import type { ModelPlace } from "#config/runtime-config.ts";
import { fetchOwn } from "#http/own-file.ts";

/** Of the core that is in use. */
let knownVersion = "";

export async function fetchModelSummary(
  place: ModelPlace,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  // Where it depends on who asks, only the answer tells which it is.
  const wanted = place.version === "" ? "" : versionOf(place);
  const { core, version } = await fetchSummaryOf(place, wanted, signal);
  knownVersion = version;
  return core;
}

export async function fetchSummaryOf(place: ModelPlace, version: string, signal?: AbortSignal) {
  const path = `${place.path}/core.json`;
  const { body, headers } = await fetchOwn(path + versionQuery("?", version), { signal });
  if (!isCore(body)) throw new TypeError(`What stands at ${path} is not an admin model.`);
  return { core: body, version: /^(?:W\/)?"(.+)"$/.exec(headers["etag"] ?? "")?.[1] ?? "" };
}

export async function fetchModelChunk(
  place: ModelPlace,
  name: ChunkName,
  { signal, version = versionOf(place) }: PartOptions = {},
): Promise<ModelChunk | null> {
  const path = `${place.path}/part.json?name=${encodeURIComponent(name)}`;
  const { body } = await fetchOwn(path + versionQuery("&", version), { signal });
  if (body === undefined) return null;
  if (!isPart(body)) throw new TypeError(`What stands at ${path} is no part of an admin model.`);
  return body;
}

interface PartOptions {
  readonly signal?: AbortSignal | undefined;
  readonly version?: string;
}

/** Of the model that is in use. */
export function versionOf(place: ModelPlace): string {
  return knownVersion === "" ? place.version : knownVersion;
}

/** From now on parts are those of this version. */
export function turnToVersion(version: string): void {
  knownVersion = version;
}

/** What is asked for by its version never changes, and is kept by the browser. */
function versionQuery(before: string, version: string): string {
  return version === "" ? "" : `${before}v=${encodeURIComponent(version)}`;
}

function isCore(value: unknown): value is ModelSummary {
  return hasLists(value, "resources", "operations");
}

function isPart(value: unknown): value is ModelChunk {
  return hasLists(value, "operations", "referrers");
}

function hasLists(value: unknown, ...names: readonly string[]): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    names.every((name) => Array.isArray((value as Record<string, unknown>)[name]))
  );
}
