import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { setDescribedSignIn } from "#session/credential.ts";
import { fetchModelSummary, fetchModelChunk } from "./served-model.ts";

/** What is read of the model before anything shows: from the service beside us, else made here of the description. */
export async function loadModelSummary(signal?: AbortSignal): Promise<ModelSummary> {
  const { model, description } = runtimeConfig();
  const core =
    model === null
      ? await (await loadDescribed()).readDescribedSummary(description, signal)
      : await fetchModelSummary(model, signal);
  setDescribedSignIn(core.signIn);
  return core;
}

/** The rest of a resource or an operation; null where there is none of that name. */
export async function loadModelChunk(
  name: ChunkName,
  signal?: AbortSignal,
): Promise<ModelChunk | null> {
  const { model } = runtimeConfig();
  if (model !== null) return fetchModelChunk(model, name, { signal });
  return (await loadDescribed()).readDescribedChunk(name);
}

/** What was told of the description, where it is made here. */
export async function loadProblems(): Promise<readonly Problem[]> {
  return (await loadDescribed()).readDescribedProblems();
}

/** Needed on a static host alone. */
function loadDescribed() {
  return loadChunk(() => import("./described-model.ts"));
}
