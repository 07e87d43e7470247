import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { type ModelLocation, runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import { fetchSummaryOf, fetchModelChunk, setModelVersion, modelVersion } from "./served-model.ts";

/** A model that was read while another is in use. */
export interface NextModel {
  readonly summary: ModelSummary;
  readonly loadModelChunk: (name: ChunkName) => Promise<ModelChunk | null>;
  /** What is read from now on is of this model. */
  readonly adopt: () => void;
}

/** Of the model that was looked at last. */
let readVersionLast: string | undefined;

/** What the API is described as now; undefined: as when this was asked last. Asks for a few bytes where nothing is new. */
export async function readNextModel(signal: AbortSignal): Promise<NextModel | undefined> {
  const { model, description } = runtimeConfig();
  if (model !== null) return readServedNextModel(model, signal);
  const { readChangedDescription } = await loadChunk(() => import("./described-model.ts"));
  return readChangedDescription(description, signal);
}

async function readServedNextModel(
  place: ModelLocation,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const { body } = await fetchOwnFile(`${place.path}/version.json`, { signal, isBackground: true });
  const version = readVersion(body);
  if (version === undefined || version === (readVersionLast ?? modelVersion(place)))
    return undefined;
  const { core } = await fetchSummaryOf(place, version, signal);
  readVersionLast = version;
  return {
    summary: core,
    loadModelChunk: (name) => fetchModelChunk(place, name, { signal, version }),
    adopt: () => setModelVersion(version),
  };
}

function readVersion(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "string" ? body.version : undefined;
}
