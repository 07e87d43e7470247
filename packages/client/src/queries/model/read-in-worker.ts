import { fetchFile } from "#http/fetch-file.ts";
import type { SourceFile } from "#storage/stored-model.ts";
import { readFailure } from "./explain-unread.ts";
import type { PageMessage, WorkerMessage } from "./model-worker.ts";
// Made by the build: the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerAddress from "./model-worker.ts?worker&url";

/** Tells one build's reader of descriptions from another's. */
export const workerAddressOfBuild: string = workerAddress;

export interface WorkerModel {
  /** As JSON. */
  readonly summary: string;
  /** Follows behind. */
  readonly rest: Promise<ModelRest>;
}

interface ModelRest {
  /** By name, each as JSON. */
  readonly chunks: ReadonlyMap<string, string>;
  /** What was read for it; undefined where it cannot be told whether that is still the same. */
  readonly files: readonly SourceFile[] | undefined;
}

/** Makes a model of the description at an address: seconds for a large one, so not on the thread that paints. */
export async function readInWorker(address: string, signal?: AbortSignal): Promise<WorkerModel> {
  const files: SourceFile[] = [];
  const load = async (other: string): Promise<Blob> => {
    const { content, validator } = await fetchFile(other, signal);
    files.push({ address: other, validator });
    return content;
  };
  const file = address === "" ? new Blob([]) : await load(address);
  const worker = new Worker(workerAddress, { type: "module" });
  const post = (message: PageMessage): void => worker.postMessage(message);
  const loadFurther = async (other: string): Promise<void> => {
    try {
      post({ kind: "loaded", address: other, file: await load(other) });
    } catch (error) {
      files.push({ address: other, validator: "" });
      post({ kind: "not-loaded", address: other, said: readFailure(error) });
    }
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === "load") void loadFurther(data.address);
  });
  const core = waitForMessage(worker, "core", signal);
  const rest = waitForMessage(worker, "parts", signal).then(({ texts }) => ({
    chunks: texts,
    files: files.every(({ validator }) => validator !== "") ? files : undefined,
  }));
  // Whoever waits for the core is told of a failure.
  void rest.catch(() => undefined).finally(() => worker.terminate());
  post({ kind: "description", file, address });
  return { summary: (await core).text, rest };
}

/** The worker's message of a kind. */
function waitForMessage<Kind extends WorkerMessage["kind"]>(
  worker: Worker,
  kind: Kind,
  signal?: AbortSignal,
): Promise<Extract<WorkerMessage, { readonly kind: Kind }>> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if (isKind(data, kind)) resolve(data);
      else if (data.kind === "failed") reject(new Error(data.message));
    });
    worker.addEventListener("error", () =>
      reject(new Error("The reader of descriptions did not start.")),
    );
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

function isKind<Kind extends WorkerMessage["kind"]>(
  message: WorkerMessage,
  kind: Kind,
): message is Extract<WorkerMessage, { readonly kind: Kind }> {
  return message.kind === kind;
}
