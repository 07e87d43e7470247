import type { ModelCore, ModelPart, PartName } from "@quarterdeck/model";
import { parseJson } from "@quarterdeck/model";
import { fetchFile } from "#http/own-file.ts";
import type { FromPage, FromWorker } from "./model-worker.ts";

/** Of the core that was read last, each as JSON. */
let knownParts: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

/** Reading a large description takes seconds: not on the thread that paints. */
export async function readDescribedCore(place: string, signal?: AbortSignal): Promise<ModelCore> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const file = address === "" ? new Blob([]) : await fetchFile(address, signal);
  const worker = new Worker(new URL("./model-worker.ts", import.meta.url), { type: "module" });
  const post = (message: FromPage): void => worker.postMessage(message);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "load") void loadFurther(data.address, signal).then(post);
  });
  signal?.addEventListener("abort", () => worker.terminate());
  const core = hear(worker, "core", signal);
  const parts = hear(worker, "parts", signal);
  knownParts = parts.then(({ texts }) => texts);
  // Whoever waits for the core is told of a failure.
  void knownParts.catch(() => undefined).finally(() => worker.terminate());
  post({ kind: "description", file, address });
  return parseJson((await core).text) as ModelCore;
}

export async function readDescribedPart(name: PartName): Promise<ModelPart | null> {
  const text = (await knownParts).get(name);
  return text === undefined ? null : (parseJson(text) as ModelPart);
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

async function loadFurther(address: string, signal?: AbortSignal): Promise<FromPage> {
  try {
    return { kind: "loaded", address, file: await fetchFile(address, signal) };
  } catch (error) {
    return { kind: "not-loaded", address, message: String(error) };
  }
}
