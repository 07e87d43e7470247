import type { ModelSummary, ModelChunk, ChunkName } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { type ModelPlace, runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwn } from "#http/own-file.ts";
import { fetchSummaryOf, fetchModelChunk, turnToVersion, versionOf } from "./served-model.ts";

/** A model that was read while another is in use. */
export interface NextModel {
  readonly core: ModelSummary;
  readonly loadModelChunk: (name: ChunkName) => Promise<ModelChunk | null>;
  /** What is read from now on is of this model. */
  readonly adopt: () => void;
}

/** Of the model that was looked at last. */
let seenVersion: string | undefined;

/** What the API is described as now; undefined: as when this was asked last. Asks for a few bytes where nothing is new. */
export async function readNews(signal: AbortSignal): Promise<NextModel | undefined> {
  const { model, description } = runtimeConfig();
  if (model !== null) return readServedNews(model, signal);
  const { readDescribedNews } = await loadChunk(() => import("./described-model.ts"));
  return readDescribedNews(description, signal);
}

async function readServedNews(
  place: ModelPlace,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const { body } = await fetchOwn(`${place.path}/version.json`, { signal, isUnasked: true });
  const version = readVersion(body);
  if (version === undefined || version === (seenVersion ?? versionOf(place))) return undefined;
  const { core } = await fetchSummaryOf(place, version, signal);
  seenVersion = version;
  return {
    core,
    loadModelChunk: (name) => fetchModelChunk(place, name, { signal, version }),
    adopt: () => turnToVersion(version),
  };
}

function readVersion(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "string" ? body.version : undefined;
}
