import { fetchFile } from "#http/fetch-file.ts";
import type { Http } from "#http/http.ts";
import type { SourceFile } from "#storage/stored-model.ts";
import type { DescriptionSource } from "./description-source.ts";
import { failureReason } from "./failure-reason.ts";
import type { DescriptionResult, PageMessage, WorkerMessage } from "./model-worker.ts";
// The build replaces this import by the address of the worker's file.
// oxlint-disable-next-line import/default
import workerAddress from "./model-worker.ts?worker&url";

/** Address of the worker's file: identifies the build that inferred a model. */
export const workerFile: string = workerAddress;

export interface WorkerModel {
  /** JSON. */
  readonly summary: string;
  /** Arrives after the summary. */
  readonly rest: Promise<ModelRest>;
}

interface ModelRest {
  /** JSON by name. */
  readonly chunks: ReadonlyMap<string, string>;
  /** Files of the description; undefined if a change of them cannot be detected. */
  readonly files: readonly SourceFile[] | undefined;
}

/** Infers the model of a description in a worker: a large one takes seconds. */
export async function readInWorker(
  http: Http,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<WorkerModel> {
  const { worker, files, start } = await openWorker(http, source, signal);
  const summary = waitForMessage(worker, "summary", signal);
  const rest = waitForMessage(worker, "chunks", signal).then(({ texts }) => ({
    chunks: texts,
    files: files.every(({ validator }) => validator !== "") ? files : undefined,
  }));
  // A failure rejects the promise of the summary as well.
  void rest.catch(() => undefined).finally(() => worker.terminate());
  start("model");
  return { summary: (await summary).text, rest };
}

/** The corrected description as OpenAPI, in JSON; other kinds of descriptions are converted. */
export async function readOpenApiInWorker(http: Http, source: DescriptionSource): Promise<string> {
  const { worker, start } = await openWorker(http, source);
  const written = waitForMessage(worker, "open-api");
  start("open-api");
  try {
    return (await written).text;
  } finally {
    worker.terminate();
  }
}

/** A worker that receives the description when it starts, and further files when it requests them. */
async function openWorker(
  http: Http,
  { address, isBundle, overlay }: DescriptionSource,
  signal?: AbortSignal,
) {
  const files: SourceFile[] = [];
  const load = async (other: string): Promise<Blob> => {
    const { content, validator } = await fetchFile(http, other, { signal });
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
      post({ kind: "not-loaded", address: other, reason: failureReason(error) });
    }
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === "load") void loadFurther(data.address);
  });
  const start = (result: DescriptionResult): void =>
    post({ kind: "description", result, file, address, isBundle, overlay });
  return { worker, files, start };
}

/** Resolves with the worker's first message of a kind. */
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
    worker.addEventListener("error", () => reject(new Error("The model worker did not start.")));
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

function isKind<Kind extends WorkerMessage["kind"]>(
  message: WorkerMessage,
  kind: Kind,
): message is Extract<WorkerMessage, { readonly kind: Kind }> {
  return message.kind === kind;
}
