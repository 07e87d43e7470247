import type {
  PartialModel,
  ModelChange,
  ModelSummary,
  ModelChunk,
  ChunkName,
  AdminModel,
} from "@quarterdeck/model";
import { findModelChanges, isWholeModel, chunkNames, takeChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { setDescribedSignIn } from "#session/credential.ts";
import { type NextModel, readNextModel } from "./next-model.ts";
import { cachedChunkNames, queryKeys } from "#queries/keys.ts";

/** What the API is described as now, where that is another thing than what the page works with. */
export interface SchemaChanges {
  /** Empty: nothing that matters. */
  readonly changes: readonly ModelChange[];
  /** Lets the page work with it, with all that stands on it. */
  readonly adopt: () => void;
}

/** Undefined: there is nothing new since this was asked last. */
export async function findSchemaChanges(
  client: QueryClient,
  signal: AbortSignal,
): Promise<SchemaChanges | undefined> {
  const next = await readNextModel(signal);
  const core = client.getQueryData<ModelSummary>(queryKeys.model());
  if (next === undefined || core === undefined) return undefined;
  const before = currentModel(client, core);
  const after = await readNewModel(next, cachedChunkNames(client));
  return { changes: findModelChanges(before, after), adopt: () => adoptModel(client, next, after) };
}

/** The parts that this person has seen; what nobody read comes new anyway. */
function currentModel(client: QueryClient, core: ModelSummary): PartialModel {
  if (isWholeModel(core)) return { summary: core, chunks: listChunks(core) };
  const read = cachedChunkNames(client).map((name) =>
    client.getQueryData<ModelChunk | null>(queryKeys.chunk(name)),
  );
  return { summary: core, chunks: read.filter((chunk): chunk is ModelChunk => Boolean(chunk)) };
}

async function readNewModel(next: NextModel, names: readonly ChunkName[]): Promise<PartialModel> {
  const { summary } = next;
  if (isWholeModel(summary)) return { summary, chunks: listChunks(summary) };
  const parts = await Promise.all(names.map((name) => next.loadModelChunk(name)));
  return { summary, chunks: parts.filter((chunk) => chunk !== null) };
}

function adoptModel(client: QueryClient, next: NextModel, { chunks }: PartialModel): void {
  const { summary } = next;
  next.adopt();
  setDescribedSignIn(summary.signIn);
  const read = new Map(
    chunks.flatMap((chunk) => namesOf(chunk).map((name) => [name, chunk] as const)),
  );
  client.removeQueries({ queryKey: queryKeys.wholeModel() });
  for (const name of cachedChunkNames(client)) {
    const chunk = read.get(name) ?? (isWholeModel(summary) ? null : undefined);
    // In place: a form that stands on it keeps what was typed.
    if (chunk === undefined) void client.invalidateQueries({ queryKey: queryKeys.chunk(name) });
    else client.setQueryData(queryKeys.chunk(name), chunk);
  }
  client.setQueryData(queryKeys.model(), summary);
}

function listChunks(model: AdminModel): readonly ModelChunk[] {
  return chunkNames(model).flatMap((name) => takeChunk(model, name) ?? []);
}

function namesOf({ resource, operations }: ModelChunk): readonly ChunkName[] {
  if (resource !== undefined) return [`resource:${resource.name}`];
  return operations.slice(0, 1).map(({ id }): ChunkName => `operation:${id}`);
}
