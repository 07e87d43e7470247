import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { type ModelLocation, runtimeConfig } from "#config/runtime-config.ts";
import { delayEarlyRows } from "#http/early-responses.ts";
import { createHttp, type Http } from "#http/http.ts";
import type { OpenHttp } from "#http/http-context.ts";
import { readCorrections } from "#storage/corrections.ts";
import { type ChunkOptions, fetchModelSummary, fetchModelChunk } from "./served-model.ts";

/** True if the browser infers the model in use, with its own corrections. */
let isCorrected = false;

export function usesCorrections(): boolean {
  return isCorrected;
}

export function setUsesCorrections(next: boolean): void {
  isCorrected = next;
}

/** Loads the model summary: from the service, or inferred in the browser from the description. */
export async function loadModelSummary(http: Http, signal?: AbortSignal): Promise<ModelSummary> {
  const { model } = runtimeConfig();
  const summary =
    model === null
      ? await loadDescribedSummary(http, signal)
      : await loadServedSummary(http, model, signal);
  http.session.setDescribedSignIn(summary.signIn);
  return summary;
}

async function loadDescribedSummary(http: Http, signal?: AbortSignal): Promise<ModelSummary> {
  const [{ readDescribedSummary, findSource }, corrections] = await Promise.all([
    loadDescribed(),
    readCorrections(),
  ]);
  return readDescribedSummary(http, findSource(corrections), signal);
}

/** The service's model, or the browser's if it has corrections. A correction never makes the console unusable. */
async function loadServedSummary(
  http: Http,
  model: ModelLocation,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  const served = fetchModelSummary(http, model, signal);
  served.catch(() => undefined);
  const corrections = await readCorrections();
  isCorrected = corrections.length > 0;
  if (!isCorrected) return served;
  delayEarlyRows();
  try {
    return await loadDescribedSummary(http, signal);
  } catch {
    isCorrected = false;
    return served;
  }
}

/** Loads the model summary before a sign-in. */
export function loadSignInSummary(openHttp: OpenHttp, signal: AbortSignal): Promise<ModelSummary> {
  return loadModelSummary(openHttp(createHttp), signal);
}

/** Loads a chunk, by default of the version in use; null if it does not exist. */
export async function loadModelChunk(
  http: Http,
  name: ChunkName,
  options?: ChunkOptions,
): Promise<ModelChunk | null> {
  const { model } = runtimeConfig();
  if (model !== null && !isCorrected) return fetchModelChunk(http, model, name, options);
  return (await loadDescribed()).readDescribedChunk(name);
}

/** Loads the problems of a description that the browser reads. */
export async function loadProblems(): Promise<readonly Problem[]> {
  return (await loadDescribed()).readDescribedProblems();
}

/** Code that only static hosts and corrections need. */
function loadDescribed() {
  return loadChunk(() => import("./described-model.ts"));
}
