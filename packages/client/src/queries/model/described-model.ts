import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { LoadError, parseJson } from "@quarterdeck/model";
import { fetchValidator } from "#http/foreign-file.ts";
import type { ModelOrigin } from "#storage/stored-model.ts";
import { keepModel, readStoredChunk, readModelOrigin } from "#storage/stored-model.ts";
import type { ProblemsChunk } from "./model-worker.ts";
import type { NextModel } from "./next-model.ts";
import { type ModelRead, readerAddress, readInWorker } from "./read-in-worker.ts";

const CORE = "core";

/** Where the rest of the core that was read last comes from, as JSON. */
let readChunk: (name: string) => Promise<string | undefined> = () => Promise.resolve(undefined);

/** What the description was made of when it was read last; undefined: nobody can tell whether that is still the same. */
let seen: ModelOrigin | undefined;

/** As it was understood before where the description is still the same, else read anew. */
export async function readDescribedSummary(
  place: string,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const kept = await readStoredSummary(address, signal);
  return kept === undefined ? readAnew(address, signal) : (parseJson(kept) as ModelSummary);
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
  const origin = await readModelOrigin(address);
  if (origin === undefined || !(await isCurrent(origin, { signal }))) return undefined;
  readChunk = (name) => readStoredChunk(address, name);
  seen = origin;
  return readStoredChunk(address, CORE);
}

/** What the description says now; undefined where that is what it said before. */
export async function readDescribedNews(
  place: string,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const options = { signal, isUnasked: true };
  if (seen === undefined || (await isCurrent(seen, options))) return undefined;
  const read = await readInWorker(address, signal);
  const core = readUsable(read.core);
  const { parts, files } = await read.rest;
  seen = files && { reader: readerAddress, files };
  return {
    core,
    loadModelChunk: async (name) => {
      const text = parts.get(name);
      return text === undefined ? null : (parseJson(text) as ModelChunk);
    },
    adopt: () => void adoptRead(address, read).catch(() => undefined),
  };
}

/** The same reader would read the same files. */
async function isCurrent(
  { reader, files }: ModelOrigin,
  options: Parameters<typeof fetchValidator>[1],
): Promise<boolean> {
  if (reader !== readerAddress) return false;
  const found = await Promise.all(files.map(({ address }) => fetchValidator(address, options)));
  return files.every(({ validator }, at) => validator === found[at]);
}

async function readAnew(address: string, signal?: AbortSignal): Promise<ModelSummary> {
  const read = await readInWorker(address, signal);
  const core = readUsable(read.core);
  // Behind the first screen; where it fails, the description is read again next time.
  void adoptRead(address, read).catch(() => undefined);
  return core;
}

/** Parts come from there now, and are kept for the next visit. */
async function adoptRead(address: string, { core, rest }: ModelRead): Promise<void> {
  readChunk = async (name) => (await rest).parts.get(name);
  const { parts, files } = await rest;
  if (files === undefined) return;
  seen = { reader: readerAddress, files };
  await keepModel(address, seen, new Map([...parts, [CORE, core]]));
}
