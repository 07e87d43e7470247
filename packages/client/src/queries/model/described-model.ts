import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { LoadError, parseJson } from "@quarterdeck/model";
import { fetchValidator } from "#http/fetch-file.ts";
import type { ModelOrigin } from "#storage/stored-model.ts";
import { storeModel, readStoredChunk, readModelOrigin } from "#storage/stored-model.ts";
import type { ProblemsChunk } from "./model-worker.ts";
import type { NextModel } from "./next-model.ts";
import { type WorkerModel, workerAddressOfBuild, readInWorker } from "./read-in-worker.ts";

const CORE = "core";

/** Where the rest of the core that was read last comes from, as JSON. */
let readChunk: (name: string) => Promise<string | undefined> = () => Promise.resolve(undefined);

/** What the description was made of when it was read last; undefined: nobody can tell whether that is still the same. */
let origin: ModelOrigin | undefined;

/** As it was understood before where the description is still the same, else read anew. */
export async function readDescribedSummary(
  place: string,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const kept = await readStoredSummary(address, signal);
  return kept === undefined ? readDescription(address, signal) : (parseJson(kept) as ModelSummary);
}

/** Of a description that could not be understood nothing is shown but why: it must not look like an API without lists. */
function readUsable(text: string): ModelSummary {
  const core = parseJson(text) as ModelSummary;
  const fault = core.problems?.find(({ severity }) => severity === "error");
  if (core.operations.length === 0 && fault !== undefined) throw new LoadError(fault.message);
  return core;
}

export async function readDescribedChunk(name: ChunkName): Promise<ModelChunk | null> {
  const text = await readChunk(name);
  return text === undefined ? null : (parseJson(text) as ModelChunk);
}

/** What went wrong with a large description; with a small one the core has it. */
export async function readDescribedProblems(): Promise<readonly Problem[]> {
  const name: ProblemsChunk = "problems";
  const text = await readChunk(name);
  return text === undefined ? [] : (parseJson(text) as readonly Problem[]);
}

async function readStoredSummary(
  address: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const stored = await readModelOrigin(address);
  if (stored === undefined || !(await isCurrent(stored, { signal }))) return undefined;
  readChunk = (name) => readStoredChunk(address, name);
  origin = stored;
  return readStoredChunk(address, CORE);
}

/** What the description says now; undefined where that is what it said before. */
export async function readChangedDescription(
  place: string,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const options = { signal, isBackground: true };
  if (origin === undefined || (await isCurrent(origin, options))) return undefined;
  const read = await readInWorker(address, signal);
  const core = readUsable(read.summary);
  const { chunks, files } = await read.rest;
  origin = files && { reader: workerAddressOfBuild, files };
  return {
    summary: core,
    loadModelChunk: async (name) => {
      const text = chunks.get(name);
      return text === undefined ? null : (parseJson(text) as ModelChunk);
    },
    adopt: () => void adopt(address, read).catch(() => undefined),
  };
}

/** The same reader would read the same files. */
async function isCurrent(
  { reader, files }: ModelOrigin,
  options: Parameters<typeof fetchValidator>[1],
): Promise<boolean> {
  if (reader !== workerAddressOfBuild) return false;
  const found = await Promise.all(files.map(({ address }) => fetchValidator(address, options)));
  return files.every(({ validator }, at) => validator === found[at]);
}

async function readDescription(address: string, signal?: AbortSignal): Promise<ModelSummary> {
  const read = await readInWorker(address, signal);
  const core = readUsable(read.summary);
  // Behind the first screen; where it fails, the description is read again next time.
  void adopt(address, read).catch(() => undefined);
  return core;
}

/** Parts come from there now, and are kept for the next visit. */
async function adopt(address: string, { summary, rest }: WorkerModel): Promise<void> {
  readChunk = async (name) => (await rest).chunks.get(name);
  const { chunks, files } = await rest;
  if (files === undefined) return;
  origin = { reader: workerAddressOfBuild, files };
  await storeModel(address, origin, new Map([...chunks, [CORE, summary]]));
}
