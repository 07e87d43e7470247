import type { ChunkName, Problem } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { type ModelLocation, runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwnFile } from "#http/fetch-own-file.ts";
import type { Http } from "#http/http.ts";
import { readCorrections } from "#storage/corrections.ts";
import type { NextModel } from "./described-model.ts";
import { usesCorrections } from "./model-source.ts";
import { fetchSummary, fetchModelChunk, setModelVersion, modelVersion } from "./served-model.ts";

/** Version of the newest model that was read. */
let latestVersion: string | undefined;

/** Result of a check for a newer model. */
export interface ModelNews {
  /** Undefined: the model did not change since the last call. */
  readonly next: NextModel | undefined;
  /** Changes of the description that the service does not use. */
  readonly notices: readonly Problem[];
}

/** Reads the model if it changed since the last call; a check without a change costs a few bytes. */
export async function readNextModel(http: Http, signal: AbortSignal): Promise<ModelNews> {
  const { model } = runtimeConfig();
  if (model !== null && !usesCorrections()) return readServedNextModel(http, model, signal);
  const [{ readChangedDescription, findSource }, corrections] = await Promise.all([
    loadChunk(() => import("./described-model.ts")),
    readCorrections(),
  ]);
  const next = await readChangedDescription(http, findSource(corrections), signal);
  return { next, notices: [] };
}

/** The model of the service as it is now, without the corrections of this browser. */
export async function readServedModel(http: Http, model: ModelLocation): Promise<NextModel> {
  const { summary, version } = await fetchSummary(http, { model, version: "" });
  return {
    summary,
    loadModelChunk: (name: ChunkName) => fetchModelChunk(http, model, name, { version }),
    adopt: () => setModelVersion(version),
  };
}

async function readServedNextModel(
  http: Http,
  model: ModelLocation,
  signal: AbortSignal,
): Promise<ModelNews> {
  const { body } = await fetchOwnFile(http, `${model.path}/version.json`, {
    signal,
    isBackground: true,
  });
  const version = readVersion(body);
  const notices = readNotices(body);
  if (version === undefined || version === (latestVersion ?? modelVersion(model))) {
    return { next: undefined, notices };
  }
  const { summary } = await fetchSummary(http, { model, version }, signal);
  latestVersion = version;
  const next = {
    summary,
    loadModelChunk: (name: ChunkName) => fetchModelChunk(http, model, name, { signal, version }),
    adopt: () => setModelVersion(version),
  };
  return { next, notices };
}

function readNotices(body: unknown): readonly Problem[] {
  if (typeof body !== "object" || body === null || !("notices" in body)) return [];
  // Written by our own service.
  return Array.isArray(body.notices) ? (body.notices as readonly Problem[]) : [];
}

function readVersion(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "string" ? body.version : undefined;
}
