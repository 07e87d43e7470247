import { loadChunk } from "#chunks/load-chunk.ts";
import { type ModelLocation, runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import type { NextModel } from "./described-model.ts";
import { fetchSummary, fetchModelChunk, setModelVersion, modelVersion } from "./served-model.ts";

/** Version of the newest model that was read. */
let latestVersion: string | undefined;

/** Reads the model if it changed since the last call; a check without a change costs a few bytes. */
export async function readNextModel(signal: AbortSignal): Promise<NextModel | undefined> {
  const { model, description } = runtimeConfig();
  if (model !== null) return readServedNextModel(model, signal);
  const { readChangedDescription } = await loadChunk(() => import("./described-model.ts"));
  return readChangedDescription(description, signal);
}

async function readServedNextModel(
  model: ModelLocation,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const { body } = await fetchOwnFile(`${model.path}/version.json`, { signal, isBackground: true });
  const version = readVersion(body);
  if (version === undefined || version === (latestVersion ?? modelVersion(model))) return undefined;
  const { summary } = await fetchSummary(model, version, signal);
  latestVersion = version;
  return {
    summary,
    loadModelChunk: (name) => fetchModelChunk(model, name, { signal, version }),
    adopt: () => setModelVersion(version),
  };
}

function readVersion(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "string" ? body.version : undefined;
}
