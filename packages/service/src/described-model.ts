import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { LoadError, parseJson } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import { createServedModel } from "#web/served-model.ts";
import type { ServedModel } from "#web/served-model.ts";
import { workOnModel } from "./model-work.ts";
import type { ModelFacts, ModelSource, ModelTexts, ModelWork } from "./model-work.ts";
import type { ModelReply, ModelRequest } from "./model-worker.ts";

/** The model of a description, as the service uses and sends it. */
export interface DescribedModel {
  readonly facts: ModelFacts;
  readonly served: ServedModel;
  /** Ends its thread. */
  close(): void;
}

type Load = (address: string) => Promise<string>;

/** Characters that are understood sooner than a thread starts. Further files may be of any size. */
const smallUpTo = 100_000;

/** Understands a description in a worker thread, so that it delays no request; in this thread when run from source. */
export async function describeModel(source: ModelSource, load?: Load): Promise<DescribedModel> {
  const entry = fileURLToPath(new URL("model-worker.js", import.meta.url));
  const isSmall = load === undefined && source.text.length <= smallUpTo;
  if (!isSmall && existsSync(entry)) return describeInThread(entry, source, load);
  return createDescribedModel(await workOnModel(source, load));
}

/** A model of this thread. */
export function createDescribedModel({ texts, writeChunk }: ModelWork): DescribedModel {
  return create(
    texts,
    async (name) => writeChunk(name),
    () => undefined,
  );
}

function create(
  texts: ModelTexts,
  readChunk: (name: string) => Promise<Uint8Array | undefined>,
  close: () => void,
): DescribedModel {
  return {
    facts: parseJson(texts.facts) as ModelFacts,
    served: createServedModel({ ...texts, readChunk }),
    close,
  };
}

async function describeInThread(
  entry: string,
  source: ModelSource,
  load?: Load,
): Promise<DescribedModel> {
  const worker = new Worker(entry, { workerData: source });
  const post = (message: ModelRequest): void => worker.postMessage(message);
  const parts = new Map<string, Waiting>();
  let isAlive = true;
  worker.on("exit", () => {
    isAlive = false;
    for (const { reject } of parts.values()) reject(stopped());
    parts.clear();
  });
  const texts = await new Promise<ModelTexts>((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", () => reject(stopped()));
    worker.on("message", (reply: ModelReply) => {
      if (reply.kind === "load") void sendFile(reply.address, load, post);
      else if (reply.kind === "model") resolve(reply.texts);
      else parts.get(reply.name)?.resolve(reply.text);
    });
  });
  const close = (): void => void worker.terminate();
  // Without chunks there is nothing left to do.
  if (!texts.isSplit) close();
  worker.unref();
  const requestPart = (name: string): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      parts.set(name, { resolve, reject });
      post({ kind: "chunk", name });
    });
  const pending = new Map<string, Promise<Uint8Array | undefined>>();
  return create(
    texts,
    async (name) => {
      if (!texts.isSplit) return undefined;
      if (!isAlive) throw stopped();
      const chunk = pending.get(name) ?? requestPart(name).finally(() => pending.delete(name));
      pending.set(name, chunk);
      return chunk;
    },
    close,
  );
}

interface Waiting {
  readonly resolve: (text: Uint8Array | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Reads a further file for the thread, which has no network. */
async function sendFile(
  address: string,
  load: Load | undefined,
  post: (message: ModelRequest) => void,
): Promise<void> {
  try {
    if (load === undefined) throw new LoadError({ code: "no-web-address" });
    post({ kind: "file", address, text: await load(address) });
  } catch (error) {
    const reason =
      error instanceof LoadError ? error.reason : ({ code: "no-web-address" } as const);
    post({ kind: "no-file", address, reason });
  }
}

function stopped(): Error {
  return new ServiceError("unavailable", "The description is read again. Retry in a moment.");
}
