import type { ModelSummary, ModelChunk, ChunkName, Problem } from "@quarterdeck/model";
import { LoadError, parseJson } from "@quarterdeck/model";
import { fetchValidator } from "#http/fetch-file.ts";
import type { Http } from "#http/http.ts";
import type { ModelOrigin } from "#storage/stored-model.ts";
import { storeModel, readStoredChunk, readModelOrigin } from "#storage/stored-model.ts";
import type { DescriptionSource } from "./description-source.ts";
import type { ProblemsChunk } from "./model-worker.ts";
import { type WorkerModel, readInWorker, workerFile } from "./read-in-worker.ts";

export { findSource } from "./description-source.ts";

/** A newer model of the API, not yet in use. */
export interface NextModel {
  readonly summary: ModelSummary;
  readonly loadModelChunk: (name: ChunkName) => Promise<ModelChunk | null>;
  /** Reads chunks from this model from now on. */
  readonly adopt: () => void;
}

/** Name of the stored summary. */
const SUMMARY = "summary";

/** Reads a chunk of the current model as JSON. */
let readChunk: (name: string) => Promise<string | undefined> = () => Promise.resolve(undefined);

/** Files that the current model was inferred from; undefined: a change of them cannot be detected. */
let currentOrigin: ModelOrigin | undefined;

/** The summary of the description: stored if the description has not changed, else inferred again. */
export async function readDescribedSummary(
  http: Http,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  const stored = await readStoredSummary(http, source, signal);
  return stored === undefined
    ? inferSummary(http, source, signal)
    : (parseJson(stored) as ModelSummary);
}

/** Throws the first error of an unusable description: it must not look like an API without resources. */
function parseSummary(text: string): ModelSummary {
  const summary = parseJson(text) as ModelSummary;
  const error = summary.problems?.find(({ severity }) => severity === "error");
  if (summary.operations.length === 0 && error !== undefined) throw new LoadError(error.message);
  return summary;
}

export async function readDescribedChunk(name: ChunkName): Promise<ModelChunk | null> {
  const text = await readChunk(name);
  return text === undefined ? null : (parseJson(text) as ModelChunk);
}

/** Problems of a large description; those of a small one are in its summary. */
export async function readDescribedProblems(): Promise<readonly Problem[]> {
  const name: ProblemsChunk = "problems";
  const text = await readChunk(name);
  return text === undefined ? [] : (parseJson(text) as readonly Problem[]);
}

async function readStoredSummary(
  http: Http,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { address } = source;
  const stored = await readModelOrigin(address);
  if (stored === undefined || !(await isCurrent(http, stored, { source, signal })))
    return undefined;
  readChunk = (name) => readStoredChunk(address, name);
  currentOrigin = stored;
  return readStoredChunk(address, SUMMARY);
}

/** The model of a changed description; undefined if it has not changed. */
export async function readChangedDescription(
  http: Http,
  source: DescriptionSource,
  signal: AbortSignal,
): Promise<NextModel | undefined> {
  const options = { source, signal, isBackground: true };
  if (currentOrigin === undefined || (await isCurrent(http, currentOrigin, options)))
    return undefined;
  const next = await inferNextModel(http, source, signal);
  currentOrigin = next.origin;
  return next;
}

/** A model of the description with these corrections, with the files that it was inferred from. */
export async function inferNextModel(
  http: Http,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<NextModel & { readonly origin: ModelOrigin | undefined }> {
  const model = await readInWorker(http, source, signal);
  const summary = parseSummary(model.summary);
  const { chunks, files } = await model.rest;
  return {
    summary,
    origin: files && { reader: readerOf(source), files },
    loadModelChunk: async (name) => {
      const text = chunks.get(name);
      return text === undefined ? null : (parseJson(text) as ModelChunk);
    },
    adopt: () => void adoptModel(source, model).catch(() => undefined),
  };
}

/** Identifies the reader of the files: the build with the corrections of this browser. */
function readerOf({ overlay }: DescriptionSource): string {
  return overlay === "" ? workerFile : `${workerFile} ${overlay}`;
}

interface CurrentOptions extends NonNullable<Parameters<typeof fetchValidator>[2]> {
  readonly source: DescriptionSource;
}

/** True if the same build read the same files with the same corrections. */
async function isCurrent(
  http: Http,
  { reader, files }: ModelOrigin,
  { source, ...options }: CurrentOptions,
): Promise<boolean> {
  if (reader !== readerOf(source)) return false;
  const validators = await Promise.all(
    files.map(({ address }) => fetchValidator(http, address, options)),
  );
  return files.every(({ validator }, index) => validator === validators[index]);
}

async function inferSummary(
  http: Http,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<ModelSummary> {
  const model = await readInWorker(http, source, signal);
  const summary = parseSummary(model.summary);
  // After the first screen; if it fails, the next visit infers the model again.
  void adoptModel(source, model).catch(() => undefined);
  return summary;
}

/** Reads chunks from this model from now on, and stores it for the next visit. */
async function adoptModel(
  source: DescriptionSource,
  { summary, rest }: WorkerModel,
): Promise<void> {
  readChunk = async (name) => (await rest).chunks.get(name);
  const { chunks, files } = await rest;
  if (files === undefined) return;
  currentOrigin = { reader: readerOf(source), files };
  await storeModel(source.address, currentOrigin, new Map([...chunks, [SUMMARY, summary]]));
}
