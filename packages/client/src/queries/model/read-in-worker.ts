import { fetchFile } from "#http/foreign-file.ts";
import type { ReadFile } from "#storage/stored-model.ts";
import { explainUnread } from "./explain-unread.ts";
import type { FromPage, FromWorker } from "./model-worker.ts";
// Made by the build: the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerAddress from "./model-worker.ts?worker&url";

/** Tells one build's reader of descriptions from another's. */
export const readerAddress: string = workerAddress;

export interface ModelRead {
  /** As JSON. */
  readonly core: string;
  /** Follows behind. */
  readonly rest: Promise<ModelRest>;
}

interface ModelRest {
  /** By name, each as JSON. */
  readonly parts: ReadonlyMap<string, string>;
  /** What was read for it; undefined where it cannot be told whether that is still the same. */
  readonly files: readonly ReadFile[] | undefined;
}

/** Makes a model of the description at an address: seconds for a large one, so not on the thread that paints. */
export async function readInWorker(address: string, signal?: AbortSignal): Promise<ModelRead> {
  const files: ReadFile[] = [];
  const load = async (other: string): Promise<Blob> => {
    const { content, validator } = await fetchFile(other, signal);
    files.push({ address: other, validator });
    return content;
  };
  const file = address === "" ? new Blob([]) : await load(address);
  const worker = new Worker(workerAddress, { type: "module" });
  const post = (message: FromPage): void => worker.postMessage(message);
  const loadFurther = async (other: string): Promise<void> => {
    try {
      post({ kind: "loaded", address: other, file: await load(other) });
    } catch (error) {
      files.push({ address: other, validator: "" });
      post({ kind: "not-loaded", address: other, said: explainUnread(error) });
    }
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "load") void loadFurther(data.address);
  });
  const core = hear(worker, "core", signal);
  const rest = hear(worker, "parts", signal).then(({ texts }) => ({
    parts: texts,
    files: files.every(({ validator }) => validator !== "") ? files : undefined,
  }));
  // Whoever waits for the core is told of a failure.
  void rest.catch(() => undefined).finally(() => worker.terminate());
  post({ kind: "description", file, address });
  return { core: (await core).text, rest };
}

/** The worker's message of a kind. */
function hear<Kind extends FromWorker["kind"]>(
  worker: Worker,
  kind: Kind,
  signal?: AbortSignal,
): Promise<Extract<FromWorker, { readonly kind: Kind }>> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (isOfKind(data, kind)) resolve(data);
      else if (data.kind === "failed") reject(new Error(data.message));
    });
    worker.addEventListener("error", () =>
      reject(new Error("The reader of descriptions did not start.")),
    );
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

function isOfKind<Kind extends FromWorker["kind"]>(
  message: FromWorker,
  kind: Kind,
): message is Extract<FromWorker, { readonly kind: Kind }> {
  return message.kind === kind;
}
