import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { createHttp, type Http } from "#http/http.ts";
import type { OpenHttp } from "#http/http-context.ts";
import { fetchModelSummary, fetchModelChunk } from "./served-model.ts";

/** Loads the model summary: from the service, or inferred in the browser from the description. */
export async function loadModelSummary(http: Http, signal?: AbortSignal): Promise<ModelSummary> {
  const { model, description } = runtimeConfig();
  const summary =
    model === null
      ? await (await loadDescribed()).readDescribedSummary(http, description, signal)
      : await fetchModelSummary(http, model, signal);
  http.session.setDescribedSignIn(summary.signIn);
  return summary;
}

/** Loads the model summary before a sign-in. */
export function loadSignInSummary(openHttp: OpenHttp, signal: AbortSignal): Promise<ModelSummary> {
  return loadModelSummary(openHttp(createHttp), signal);
}

/** Loads a chunk; null if it does not exist. */
export async function loadModelChunk(
  http: Http,
  name: ChunkName,
  signal?: AbortSignal,
): Promise<ModelChunk | null> {
  const { model } = runtimeConfig();
  if (model !== null) return fetchModelChunk(http, model, name, { signal });
  return (await loadDescribed()).readDescribedChunk(name);
}

/** Loads the problems of a description that the browser reads. */
export async function loadProblems(): Promise<readonly Problem[]> {
  return (await loadDescribed()).readDescribedProblems();
}

/** Code that only static hosts need. */
function loadDescribed() {
  return loadChunk(() => import("./described-model.ts"));
}
