import type {
  HttpResponse,
  LearnedFacts,
  ListState,
  ModelSummary,
  ModelChunk,
} from "@quarterdeck/model";
import { mergeLearnedFacts, leavesOpen, applyLearnedFacts } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { subscribeSession } from "#session/session.ts";
import { isLearnedFacts } from "./is-learned-facts.ts";
import { queryKeys } from "#queries/keys.ts";

const STORE_NAME = "learned";

/** By `Resource.name`: what its answers told that its description leaves open. */
let known: ReadonlyMap<string, LearnedFacts> = new Map();

/** Resources whose answers told all that they can, until the page is loaded anew. */
const finished = new Set<string>();

const listeners = new Set<() => void>();

subscribeSession(() => {
  finished.clear();
  setFacts(new Map());
});

/** Reads what is remembered for this person; call after the session has begun. */
export async function loadLearnedFacts(): Promise<void> {
  const kept = await readPreference(STORE_NAME);
  const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  setFacts(
    new Map(entries.filter((entry): entry is [string, LearnedFacts] => isLearnedFacts(entry[1]))),
  );
}

/** A part with what answers told laid over what its description says. */
export function useChunkWithLearned<Part extends ModelChunk | null | undefined>(chunk: Part): Part {
  const name = chunk?.resource?.name ?? "";
  const learned = useSyncExternalStore(subscribe, () => known.get(name));
  return useMemo(
    () =>
      chunk?.resource && learned !== undefined
        ? { ...chunk, resource: applyLearnedFacts(chunk.resource, learned) }
        : chunk,
    [chunk, learned],
  );
}

/** The same once, outside of what is shown. */
export function chunkWithLearned(chunk: ModelChunk): ModelChunk {
  const { resource } = chunk;
  const learned = known.get(resource?.name ?? "");
  if (resource === undefined || learned === undefined) return chunk;
  return { ...chunk, resource: applyLearnedFacts(resource, learned) };
}

/** Looks at an answer that the person asked for (H9) for what the description leaves open. */
export function learnFromResponse(
  client: QueryClient,
  chunk: ModelChunk,
  response: HttpResponse,
  state: ListState,
): void {
  const { resource } = chunk;
  const core = client.getQueryData<ModelSummary>(queryKeys.model());
  if (resource === undefined || core === undefined || finished.has(resource.name)) return;
  if (!leavesOpen(resource, response, state)) return;
  finished.add(resource.name);
  void learnFrom(core, chunk, response, state);
}

async function learnFrom(
  core: ModelSummary,
  chunk: ModelChunk,
  response: HttpResponse,
  state: ListState,
): Promise<void> {
  const name = chunk.resource?.name ?? "";
  // What teaches weighs as much as what reads descriptions, and few lists need it.
  const learned = await import("./learn-in-worker.ts")
    .then(({ learnInWorker }) => learnInWorker(core, chunk, response, state))
    // Nothing that was asked for has failed: the list stays as it is described.
    .catch(() => undefined);
  // Another session has begun: what its person was shown is not what was learned from.
  if (learned === undefined || !finished.has(name)) return;
  setFacts(new Map([...known, [name, mergeLearnedFacts(known.get(name), learned)]]));
  void storePreference(STORE_NAME, Object.fromEntries(known));
}

function setFacts(next: ReadonlyMap<string, LearnedFacts>): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
