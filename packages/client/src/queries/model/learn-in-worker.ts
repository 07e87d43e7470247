import { listReferenceTargets, writeJson } from "@quarterdeck/model";
import type {
  HttpResponse,
  LearnedFacts,
  ListState,
  ModelSummary,
  ModelChunk,
} from "@quarterdeck/model";
import type { LearnRequest, LearnResult } from "./learn-worker.ts";

/** Infers facts that the description leaves open in a worker, from a list response or, without a state, a record. */
export async function learnInWorker(
  summary: ModelSummary,
  { resource, operations }: ModelChunk,
  response: HttpResponse,
  state?: ListState,
): Promise<LearnedFacts | undefined> {
  const findOperation = (id: string | undefined) =>
    operations.find((operation) => operation.id === id);
  const list = findOperation(resource?.list?.operation);
  if (resource === undefined || list === undefined) return undefined;
  const { status, headers, body } = response;
  const request: LearnRequest = {
    sources: {
      targets: listReferenceTargets(summary),
      list,
      read: findOperation(resource.operations.read),
      create: findOperation(resource.operations.create),
    },
    resource,
    response: { status, headers, text: writeJson(body) },
    ...(state && { state }),
  };
  const worker = new Worker(new URL("./learn-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<LearnResult>) =>
        resolve(data ?? undefined),
      );
      worker.addEventListener("error", () =>
        reject(new Error("The learning worker did not start.")),
      );
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
