import { parentPort, workerData } from "node:worker_threads";
import { LoadError } from "@quarterdeck/model";
import type { ProblemMessage } from "@quarterdeck/model";
import { workOnModel } from "./model-work.ts";
import type { ModelSource, ModelTexts } from "./model-work.ts";

export type ModelRequest =
  | { readonly kind: "file"; readonly address: string; readonly text: string }
  | { readonly kind: "no-file"; readonly address: string; readonly reason: ProblemMessage }
  | { readonly kind: "chunk"; readonly name: string };

export type ModelReply =
  | { readonly kind: "load"; readonly address: string }
  | { readonly kind: "model"; readonly texts: ModelTexts }
  | { readonly kind: "chunk"; readonly name: string; readonly text: Uint8Array | undefined };

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** Entry of the model thread: understands one description, then writes chunks of its model on request. */
async function understand(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("This file is the entry of a worker thread.");
  const reply = (message: ModelReply): void => port.postMessage(message);
  const files = new Map<string, Waiting>();
  port.on("message", (message: ModelRequest) => {
    if (message.kind === "chunk") {
      const { name } = message;
      void work.then(({ writeChunk }) => reply({ kind: "chunk", name, text: writeChunk(name) }));
      return;
    }
    const waiting = files.get(message.address);
    files.delete(message.address);
    if (message.kind === "file") waiting?.resolve(message.text);
    else waiting?.reject(new LoadError(message.reason));
  });
  const work = workOnModel(
    workerData as ModelSource,
    (address) =>
      new Promise((resolve, reject) => {
        files.set(address, { resolve, reject });
        reply({ kind: "load", address });
      }),
  );
  const { texts } = await work;
  // Moves the bytes of a large model: a copy would double them.
  const moved = new Set([texts.whole, texts.summary].flatMap(ownMemory));
  port.postMessage({ kind: "model", texts } satisfies ModelReply, [...moved]);
}

/** Memory that bytes do not share with others, as Node's small buffers do. */
function ownMemory({ byteLength, buffer }: Uint8Array): readonly ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

await understand();
