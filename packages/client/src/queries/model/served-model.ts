import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import type { ModelLocation } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";

/** Of the core that is in use. */
let currentVersion = "";

export async function fetchModelSummary(
  place: ModelLocation,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  // Where it depends on who asks, only the answer tells which it is.
  const wanted = place.version === "" ? "" : modelVersion(place);
  const { core, version } = await fetchSummaryOf(place, wanted, signal);
  currentVersion = version;
  return core;
}

export async function fetchSummaryOf(place: ModelLocation, version: string, signal?: AbortSignal) {
  const path = `${place.path}/core.json`;
  const { body, headers } = await fetchOwnFile(path + versionQuery("?", version), { signal });
  if (!isSummary(body)) throw new TypeError(`What stands at ${path} is not an admin model.`);
  return { core: body, version: /^(?:W\/)?"(.+)"$/.exec(headers["etag"] ?? "")?.[1] ?? "" };
}

export async function fetchModelChunk(
  place: ModelLocation,
  name: ChunkName,
  { signal, version = modelVersion(place) }: ChunkOptions = {},
): Promise<ModelChunk | null> {
  const path = `${place.path}/part.json?name=${encodeURIComponent(name)}`;
  const { body } = await fetchOwnFile(path + versionQuery("&", version), { signal });
  if (body === undefined) return null;
  if (!isChunk(body)) throw new TypeError(`What stands at ${path} is no part of an admin model.`);
  return body;
}

interface ChunkOptions {
  readonly signal?: AbortSignal | undefined;
  readonly version?: string;
}

/** Of the model that is in use. */
export function modelVersion(place: ModelLocation): string {
  return currentVersion === "" ? place.version : currentVersion;
}

/** From now on parts are those of this version. */
export function setModelVersion(version: string): void {
  currentVersion = version;
}

/** What is asked for by its version never changes, and is kept by the browser. */
function versionQuery(before: string, version: string): string {
  return version === "" ? "" : `${before}v=${encodeURIComponent(version)}`;
}

function isSummary(value: unknown): value is ModelSummary {
  return hasLists(value, "resources", "operations");
}

function isChunk(value: unknown): value is ModelChunk {
  return hasLists(value, "operations", "referrers");
}

function hasLists(value: unknown, ...names: readonly string[]): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    names.every((name) => Array.isArray((value as Record<string, unknown>)[name]))
  );
}
