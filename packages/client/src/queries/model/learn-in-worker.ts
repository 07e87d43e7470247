import { listReferenceTargets, writeJson } from "@quarterdeck/model";
import type {
  HttpResponse,
  LearnedFacts,
  ListState,
  ModelSummary,
  ModelChunk,
} from "@quarterdeck/model";
import type { LearnRequest, LearnResult } from "./learn-worker.ts";

/** What an answer to the part's list tells beyond its description: worked out off the thread that paints. */
export async function learnInWorker(
  core: ModelSummary,
  { resource, operations }: ModelChunk,
  response: HttpResponse,
  state: ListState,
): Promise<LearnedFacts | undefined> {
  const find = (id: string | undefined) => operations.find((operation) => operation.id === id);
  const list = find(resource?.list?.operation);
  if (resource === undefined || list === undefined) return undefined;
  const { status, headers, body } = response;
  const question: LearnRequest = {
    sources: {
      targets: listReferenceTargets(core),
      list,
      read: find(resource.operations.read),
    },
    resource,
    response: { status, headers, text: writeJson(body) },
    state,
  };
  const worker = new Worker(new URL("./learn-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<LearnResult>) =>
        resolve(data ?? undefined),
      );
      worker.addEventListener("error", () => reject(new Error("The learner did not start.")));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
