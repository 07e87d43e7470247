import type { AdminModel } from "@quarterdeck/model";
import { parseJson } from "@quarterdeck/model";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fetchOwn, fetchText } from "#http/own-file.ts";
import { describeSignIn } from "#session/credential.ts";

/** The admin model: from the service beside us, else made here of the description, in a worker. */
export async function loadModel(signal?: AbortSignal): Promise<AdminModel> {
  const { model: place, description } = runtimeConfig();
  const model =
    place === "" ? await readDescription(description, signal) : await fetchModel(place, signal);
  describeSignIn(model.signIn);
  return model;
}

async function fetchModel(place: string, signal?: AbortSignal): Promise<AdminModel> {
  const { body } = await fetchOwn(place, { signal });
  if (!isModel(body)) throw new TypeError(`What stands at ${place} is not an admin model.`);
  return body;
}

/** Answers of the worker: the finished model, or a further file that the description refers to. */
type FromWorker =
  | { readonly kind: "model"; readonly text: string }
  | { readonly kind: "load"; readonly address: string }
  | { readonly kind: "failed"; readonly message: string };

/** Reading a large description takes seconds: not on the thread that paints. */
async function readDescription(place: string, signal?: AbortSignal): Promise<AdminModel> {
  const address = place === "" ? "" : new URL(place, document.baseURI).href;
  const text = address === "" ? "" : await fetchText(address, signal);
  const worker = new Worker(new URL("./model-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<AdminModel>((resolve, reject) => {
      const onMessage = async ({ data }: MessageEvent<FromWorker>): Promise<void> => {
        if (data.kind === "failed") reject(new Error(data.message));
        if (data.kind === "load") worker.postMessage(await loadFurther(data.address, signal));
        if (data.kind === "model") {
          const model = parseJson(data.text);
          if (isModel(model)) resolve(model);
          else reject(new TypeError("The description gave no admin model."));
        }
      };
      worker.onmessage = (event: MessageEvent<FromWorker>) => void onMessage(event);
      worker.onerror = () => reject(new Error("The reader of descriptions did not start."));
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      worker.postMessage({ kind: "description", text, address });
    });
  } finally {
    worker.terminate();
  }
}

async function loadFurther(address: string, signal?: AbortSignal): Promise<object> {
  try {
    return { kind: "loaded", address, text: await fetchText(address, signal) };
  } catch (error) {
    return { kind: "not-loaded", address, message: String(error) };
  }
}

function isModel(value: unknown): value is AdminModel {
  return (
    typeof value === "object" &&
    value !== null &&
    "resources" in value &&
    Array.isArray(value.resources) &&
    "operations" in value &&
    Array.isArray(value.operations)
  );
}
