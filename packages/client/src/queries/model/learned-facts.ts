import type {
  HttpResponse,
  LearnedFacts,
  ModelSummary,
  ModelChunk,
  ResourceSummary,
} from "@quarterdeck/model";
import { canLearnList } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { readPreference } from "#storage/preferences.ts";
import { queryKeys } from "#queries/keys.ts";
import type { ListWalk } from "#queries/list-walk.ts";
import type * as Applying from "./apply-facts.ts";

/** Name under which facts are stored. */
export const STORE_NAME = "learned";
const LEARN_DELAY_MS = 500;

let facts: ReadonlyMap<string, LearnedFacts> = new Map();

/** Code that applies facts: loaded with the first ones, which most users do not have. */
let applying: typeof Applying | undefined;

/** Names of the resources that need no more learning in this session. */
const finished = new Set<string>();

const listeners = new Set<() => void>();

/** Removes the facts of a session that ended. */
export function forgetLearnedFacts(): void {
  finished.clear();
  setFacts(new Map());
}

/** Loads the facts stored for this user; call after the session has started. */
export async function loadLearnedFacts(): Promise<void> {
  const stored = await readPreference(STORE_NAME);
  // Without the code, the description is shown as it is.
  const code = stored ? await import("./apply-facts.ts").catch(() => undefined) : undefined;
  setFacts(code?.readStoredFacts(stored) ?? new Map(), code);
}

/** Learned facts by `Resource.name`. */
export function learnedFacts(): ReadonlyMap<string, LearnedFacts> {
  return facts;
}

/** A chunk with the learned facts applied. */
export function useChunkWithLearned<Chunk extends ModelChunk | null | undefined>(
  chunk: Chunk,
): Chunk {
  const name = chunk?.resource?.name ?? "";
  const learned = useSyncExternalStore(subscribeFacts, () => facts.get(name));
  return useMemo(
    () =>
      chunk?.resource && learned !== undefined
        ? (applying?.withLearned(chunk, chunk.resource, learned) ?? chunk)
        : chunk,
    [chunk, learned],
  );
}

/** `useChunkWithLearned` outside of React. */
export function chunkWithLearned(chunk: ModelChunk): ModelChunk {
  const { resource } = chunk;
  const learned = facts.get(resource?.name ?? "");
  if (resource === undefined || learned === undefined) return chunk;
  return applying?.withLearned(chunk, resource, learned) ?? chunk;
}

/** `modelWithSingles` of the learned facts. */
export function useModelWithLearned<Model extends ModelSummary | undefined>(model: Model): Model {
  const learned = useSyncExternalStore(subscribeFacts, learnedFacts);
  return model && applying ? applying.modelWithSingles(model, learned) : model;
}

/** A summary with the title that responses showed. */
export function summaryWithLearned(brief: ResourceSummary): ResourceSummary {
  const { title, composedTitle, key } = facts.get(brief.name) ?? {};
  if ((title ?? composedTitle) === undefined) return brief;
  return {
    ...brief,
    ...(key !== undefined && { key }),
    ...(title !== undefined && { title }),
    ...(composedTitle !== undefined && { composedTitle }),
  };
}

/** Learns at once, where no rows can be painted first. */
export type LearnNow = () => Promise<void>;

/** Learns facts that the description leaves open, from a response to a user request (H9), after its rows are painted. */
export function learnFromResponse(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
): LearnNow | undefined {
  const { resource } = walk.chunk;
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (resource === undefined || summary === undefined || finished.has(resource.name))
    return undefined;
  if (!canLearnList(resource, response, walk.state)) return undefined;
  finished.add(resource.name);
  let start = (): void => undefined;
  const painted = new Promise<void>((resolve) => {
    start = resolve;
    setTimeout(resolve, LEARN_DELAY_MS);
  });
  const learned = learnFrom(client, walk, response, painted);
  return () => {
    start();
    return learned;
  };
}

async function learnFrom(
  client: QueryClient,
  walk: ListWalk,
  response: HttpResponse,
  painted: Promise<void>,
): Promise<void> {
  const name = walk.chunk.resource?.name ?? "";
  await painted;
  // This code is as large as the inference, and few lists need it.
  await import("#queries/learn-page.ts")
    // Another session may have started since: its user did not request this response.
    .then(({ learnPage }) => learnPage(client, walk, response, () => finished.has(name)))
    // The list still works without the facts.
    .catch(() => undefined);
}

/** Replaces the facts. `code` applies them. */
export function setFacts(next: ReadonlyMap<string, LearnedFacts>, code = applying): void {
  facts = next;
  applying = code;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change; returns a function that ends it. */
export function subscribeFacts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
