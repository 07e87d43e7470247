import { ownMember } from "@quarterdeck/model";
import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import type { ModelLocation } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import type { Http } from "#http/http.ts";

/** Version of the model in use. */
let currentVersion = "";

export async function fetchModelSummary(
  http: Http,
  model: ModelLocation,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  // A model that depends on the user has no version before the response.
  const requested = model.version === "" ? "" : modelVersion(model);
  const { summary, version } = await fetchSummary(http, { model, version: requested }, signal);
  currentVersion = version;
  return summary;
}

export async function fetchSummary(
  http: Http,
  { model, version }: ModelVersion,
  signal?: AbortSignal,
) {
  const path = `${model.path}/summary.json`;
  const { body, headers } = await fetchOwnFile(http, path + versionQuery("?", version), { signal });
  if (!isSummary(body)) throw new TypeError(`The file at ${path} is not an admin model.`);
  return { summary: body, version: /^(?:W\/)?"(.+)"$/.exec(headers["etag"] ?? "")?.[1] ?? "" };
}

export async function fetchModelChunk(
  http: Http,
  model: ModelLocation,
  name: ChunkName,
  { signal, version = modelVersion(model) }: ChunkOptions = {},
): Promise<ModelChunk | null> {
  const path = `${model.path}/chunk.json?name=${encodeURIComponent(name)}`;
  const { body } = await fetchOwnFile(http, path + versionQuery("&", version), { signal });
  if (body === undefined) return null;
  if (!isChunk(body)) throw new TypeError(`The file at ${path} is not a chunk of an admin model.`);
  return body;
}

/** A version of a model; empty: the newest. */
interface ModelVersion {
  readonly model: ModelLocation;
  readonly version: string;
}

export interface ChunkOptions {
  readonly signal?: AbortSignal | undefined;
  readonly version?: string | undefined;
}

/** Version of the model in use, or the configured one. */
export function modelVersion(model: ModelLocation): string {
  return currentVersion === "" ? model.version : currentVersion;
}

/** Reads chunks of this version from now on. */
export function setModelVersion(version: string): void {
  currentVersion = version;
}

/** Query for a version: the browser caches such files without revalidation. */
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
    names.every((name) => Array.isArray(ownMember(value as Record<string, unknown>, name)))
  );
}
