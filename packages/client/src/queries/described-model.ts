import type { ModelCore, ModelPart, PartName, Problem } from "@quarterdeck/model";
import { parseJson } from "@quarterdeck/model";
import { fetchValidator } from "#http/foreign-file.ts";
import type { ModelOrigin } from "#keep/kept-model.ts";
import { keepModel, readKeptPart, readModelOrigin } from "#keep/kept-model.ts";
import type { ProblemsPart } from "./model-worker.ts";
import { readerAddress, readInWorker } from "./read-in-worker.ts";

const CORE = "core";

/** Where the rest of the core that was read last comes from, as JSON. */
let readPart: (name: string) => Promise<string | undefined> = () => Promise.resolve(undefined);

/** As it was understood before where the description is still the same, else read anew. */
export async function readDescribedCore(place: string, signal?: AbortSignal): Promise<ModelCore> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const text = (await readKeptCore(address, signal)) ?? (await readAnew(address, signal));
  return parseJson(text) as ModelCore;
}

export async function readDescribedPart(name: PartName): Promise<ModelPart | null> {
  const text = await readPart(name);
  return text === undefined ? null : (parseJson(text) as ModelPart);
}

/** What went wrong with a large description; with a small one the core has it. */
export async function readDescribedProblems(): Promise<readonly Problem[]> {
  const name: ProblemsPart = "problems";
  const text = await readPart(name);
  return text === undefined ? [] : (parseJson(text) as readonly Problem[]);
}

async function readKeptCore(address: string, signal?: AbortSignal): Promise<string | undefined> {
  const origin = await readModelOrigin(address);
  if (origin === undefined || !(await isCurrent(origin, signal))) return undefined;
  readPart = (name) => readKeptPart(address, name);
  return readKeptPart(address, CORE);
}

/** The same reader would read the same files. */
async function isCurrent({ reader, files }: ModelOrigin, signal?: AbortSignal): Promise<boolean> {
  if (reader !== readerAddress) return false;
  const found = await Promise.all(files.map(({ address }) => fetchValidator(address, signal)));
  return files.every(({ validator }, at) => validator === found[at]);
}

async function readAnew(address: string, signal?: AbortSignal): Promise<string> {
  const { core, rest } = await readInWorker(address, signal);
  readPart = async (name) => (await rest).parts.get(name);
  const keep = async (): Promise<void> => {
    const { parts, files } = await rest;
    if (files === undefined) return;
    await keepModel(address, { reader: readerAddress, files }, new Map([...parts, [CORE, core]]));
  };
  // Behind the first screen; where it fails, the description is read again next time.
  void keep().catch(() => undefined);
  return core;
}
