import { parseJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";
import type { PartitionedModel } from "./partition-worker.ts";

/** Parses a large admin model without a long task: a worker partitions it, the page parses the texts in turn. */
export async function parseInSteps(file: Blob, signal: AbortSignal): Promise<unknown> {
  const { rest, resources, operations } = await partition(file, signal);
  return {
    ...(parseJson(rest) as Omit<AdminModel, "resources" | "operations">),
    resources: await readBatches(resources, signal),
    operations: await readBatches(operations, signal),
  };
}

async function readBatches(texts: readonly string[], signal: AbortSignal): Promise<unknown[]> {
  const items: unknown[] = [];
  for (const text of texts) {
    // Lets the browser handle input and paint between two texts.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    items.push(...(parseJson(text) as readonly unknown[]));
  }
  return items;
}

async function partition(file: Blob, signal: AbortSignal): Promise<PartitionedModel> {
  const worker = new Worker(new URL("./partition-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<PartitionedModel>) =>
        resolve(data),
      );
      worker.addEventListener("error", () => reject(new Error("The model could not be read.")));
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
