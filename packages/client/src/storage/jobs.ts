import { parseJson, writeJson } from "@quarterdeck/model";
import {
  readStored,
  readManyStored,
  removeStored,
  removeManyStored,
  writeStored,
  writeManyStored,
} from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Rows of one stored value: 10,000 rows would be too large. */
export const JOB_CHUNK = 100;

/** Stores a job without its rows, as lossless JSON. */
export async function storeJob(id: string, job: unknown): Promise<void> {
  await writeStored(ownKey("job", id), writeJson(job));
}

/** Reads the jobs of this user, oldest first. */
export async function readJobs(): Promise<readonly unknown[]> {
  const entries = await readManyStored(ownKey("job", ""));
  return entries.map(([, text]) => parseJson(text));
}

export async function storeJobRows(
  id: string,
  chunk: number,
  rows: readonly unknown[],
): Promise<void> {
  await writeManyStored([[chunkKey("job-rows", id, chunk), writeJson(rows)]]);
}

export async function readJobRows(id: string, chunk: number): Promise<readonly unknown[]> {
  const text = await readStored(chunkKey("job-rows", id, chunk));
  const rows = text === undefined ? [] : parseJson(text);
  return Array.isArray(rows) ? (rows as readonly unknown[]) : [];
}

/** Stores the outcome of a row; resolves when it is durable, before the row is sent. */
export async function storeJobOutcome(id: string, index: number, outcome: unknown): Promise<void> {
  await writeManyStored([[outcomeKey(id, index), writeJson(outcome)]]);
}

export async function readJobOutcome(id: string, index: number): Promise<unknown> {
  const text = await readStored(outcomeKey(id, index));
  return text === undefined ? undefined : parseJson(text);
}

/** Reads the outcomes of one chunk of rows, by row index. */
export async function readJobOutcomes(
  id: string,
  chunk: number,
): Promise<ReadonlyMap<number, unknown>> {
  const begin = `${chunkKey("job-row", id, chunk)}.`;
  const entries = await readManyStored(begin);
  return new Map(
    entries.map(([key, text]) => [
      chunk * JOB_CHUNK + Number(key.slice(begin.length)),
      parseJson(text),
    ]),
  );
}

/** Removes a job with its rows and outcomes. */
export async function removeStoredJob(id: string): Promise<void> {
  await removeStored(ownKey("job", id));
  await removeManyStored(ownKey("job-rows", `${id}.`));
  await removeManyStored(ownKey("job-row", `${id}.`));
}

function outcomeKey(id: string, index: number): string {
  const chunk = Math.floor(index / JOB_CHUNK);
  return `${chunkKey("job-row", id, chunk)}.${String(index % JOB_CHUNK).padStart(2, "0")}`;
}

function chunkKey(store: string, id: string, chunk: number): string {
  return ownKey(store, `${id}.${String(chunk).padStart(7, "0")}`);
}
