import type {
  PartialModel,
  ModelChange,
  ModelSummary,
  ModelChunk,
  ChunkName,
  AdminModel,
  Problem,
} from "@quarterdeck/model";
import { findModelChanges, isWholeModel, chunkNames, takeChunk } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";
import type { NextModel } from "./described-model.ts";
import { readNextModel } from "./next-model.ts";
import { cachedChunkNames, queryKeys } from "#queries/keys.ts";

/** Differences between the model in use and a newer one. */
export interface SchemaChanges {
  /** Empty: no relevant difference. */
  readonly changes: readonly ModelChange[];
  /** Switches the open screens to the newer model. */
  readonly adopt: () => void;
}

/** Result of a check for schema changes. */
export interface SchemaNews {
  /** Undefined: no newer model since the last call. */
  readonly schemaChanges: SchemaChanges | undefined;
  /** Changes of the description that the service does not use. */
  readonly notices: readonly Problem[];
}

/** Looks for a newer model. */
export async function findSchemaChanges(
  client: QueryClient,
  signal: AbortSignal,
): Promise<SchemaNews> {
  const { next, notices } = await readNextModel(httpOf(client), signal);
  const summary = client.getQueryData<ModelSummary>(queryKeys.model());
  if (next === undefined || summary === undefined) return { schemaChanges: undefined, notices };
  const before = currentModel(client, summary);
  const after = await readNewModel(next, cachedChunkNames(client));
  const changes = findModelChanges(before, after);
  return { schemaChanges: { changes, adopt: () => adoptModel(client, next, after) }, notices };
}

/** The model in use with its cached chunks; other chunks are loaded from the newer model anyway. */
function currentModel(client: QueryClient, summary: ModelSummary): PartialModel {
  if (isWholeModel(summary)) return { summary, chunks: listChunks(summary) };
  const read = cachedChunkNames(client).map((name) =>
    client.getQueryData<ModelChunk | null>(queryKeys.chunk(name)),
  );
  return { summary, chunks: read.filter((chunk): chunk is ModelChunk => Boolean(chunk)) };
}

async function readNewModel(next: NextModel, names: readonly ChunkName[]): Promise<PartialModel> {
  const { summary } = next;
  if (isWholeModel(summary)) return { summary, chunks: listChunks(summary) };
  const chunks = await Promise.all(names.map((name) => next.loadModelChunk(name)));
  return { summary, chunks: chunks.filter((chunk) => chunk !== null) };
}

/** Switches the open screens to a newer model in place: an open form retains its input. */
export async function switchModel(client: QueryClient, next: NextModel): Promise<void> {
  adoptModel(client, next, await readNewModel(next, cachedChunkNames(client)));
}

function adoptModel(client: QueryClient, next: NextModel, { chunks }: PartialModel): void {
  const { summary } = next;
  next.adopt();
  httpOf(client).session.setDescribedSignIn(summary.signIn);
  const read = new Map(
    chunks.flatMap((chunk) => namesOf(chunk).map((name) => [name, chunk] as const)),
  );
  for (const name of cachedChunkNames(client)) {
    const chunk = read.get(name) ?? (isWholeModel(summary) ? null : undefined);
    // Replaced in place: an open form retains its input.
    if (chunk === undefined) void client.invalidateQueries({ queryKey: queryKeys.chunk(name) });
    else client.setQueryData(queryKeys.chunk(name), chunk);
  }
  client.setQueryData(queryKeys.model(), summary);
  if (isWholeModel(summary)) client.setQueryData(queryKeys.wholeModel(), summary);
  else void client.invalidateQueries({ queryKey: queryKeys.wholeModel() });
}

function listChunks(model: AdminModel): readonly ModelChunk[] {
  return chunkNames(model).flatMap((name) => takeChunk(model, name) ?? []);
}

function namesOf({ resource, operations }: ModelChunk): readonly ChunkName[] {
  if (resource !== undefined) return [`resource:${resource.name}`];
  return operations.slice(0, 1).map(({ id }): ChunkName => `operation:${id}`);
}
