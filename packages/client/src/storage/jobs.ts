import { parseJson, writeJson } from "@quarterdeck/model";
import {
  readKept,
  readManyKept,
  removeKept,
  removeManyKept,
  writeKept,
  writeManyKept,
} from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Rows that are read and written together: 10,000 rows are never one value. */
export const JOB_CHUNK = 100;

/** What a job is and how it stands, without its rows; JSON, lossless. */
export async function keepJob(id: string, job: unknown): Promise<void> {
  await writeKept(ownKey("job", id), writeJson(job));
}

/** Of all jobs of this person, the oldest first. */
export async function readJobs(): Promise<readonly unknown[]> {
  const entries = await readManyKept(ownKey("job", ""));
  return entries.map(([, text]) => parseJson(text));
}

export async function keepJobRows(
  id: string,
  chunk: number,
  rows: readonly unknown[],
): Promise<void> {
  await writeManyKept([[chunkKey("job-rows", id, chunk), writeJson(rows)]]);
}

export async function readJobRows(id: string, chunk: number): Promise<readonly unknown[]> {
  const text = await readKept(chunkKey("job-rows", id, chunk));
  const rows = text === undefined ? [] : parseJson(text);
  return Array.isArray(rows) ? (rows as readonly unknown[]) : [];
}

/** Resolves once it would survive a reload: a row is sent only after that. */
export async function keepJobOutcome(id: string, index: number, outcome: unknown): Promise<void> {
  await writeManyKept([[outcomeKey(id, index), writeJson(outcome)]]);
}

export async function readJobOutcome(id: string, index: number): Promise<unknown> {
  const text = await readKept(outcomeKey(id, index));
  return text === undefined ? undefined : parseJson(text);
}

/** What became of the rows of one chunk, by their place in the job. */
export async function readJobOutcomes(
  id: string,
  chunk: number,
): Promise<ReadonlyMap<number, unknown>> {
  const begin = `${chunkKey("job-row", id, chunk)}.`;
  const entries = await readManyKept(begin);
  return new Map(
    entries.map(([key, text]) => [
      chunk * JOB_CHUNK + Number(key.slice(begin.length)),
      parseJson(text),
    ]),
  );
}

/** The job and all that was kept of it. */
export async function dropJob(id: string): Promise<void> {
  await removeKept(ownKey("job", id));
  await removeManyKept(ownKey("job-rows", `${id}.`));
  await removeManyKept(ownKey("job-row", `${id}.`));
}

function outcomeKey(id: string, index: number): string {
  const chunk = Math.floor(index / JOB_CHUNK);
  return `${chunkKey("job-row", id, chunk)}.${String(index % JOB_CHUNK).padStart(2, "0")}`;
}

function chunkKey(drawer: string, id: string, chunk: number): string {
  return ownKey(drawer, `${id}.${String(chunk).padStart(7, "0")}`);
}
