import {
  createModel,
  isWholeModel,
  LoadError,
  chunkNames,
  takeSummary,
  takeChunk,
  writeJson,
} from "@quarterdeck/model";
import type { AdminModel, ProblemMessage } from "@quarterdeck/model";

export type ProblemsChunk = "problems";

/** Messages of the page: the description, then each requested file. */
export type PageMessage =
  | { readonly kind: "description"; readonly file: Blob; readonly address: string }
  | { readonly kind: "loaded"; readonly address: string; readonly file: Blob }
  | { readonly kind: "not-loaded"; readonly address: string; readonly reason: ProblemMessage };

/** Messages of the worker: a file to load, the summary, the chunks, or a failure. */
export type WorkerMessage =
  | { readonly kind: "load"; readonly address: string }
  | { readonly kind: "summary"; readonly text: string }
  | { readonly kind: "chunks"; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: "failed"; readonly message: string };

/** Name of the problems among the chunks. */
const PROBLEMS: ProblemsChunk = "problems";

interface Waiting {
  readonly resolve: (text: Promise<string>) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<string, readonly Waiting[]>();

self.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "description") {
    void inferModel(data.file, data.address);
    return;
  }
  for (const { resolve, reject } of waiting.get(data.address) ?? []) {
    if (data.kind === "loaded") resolve(data.file.text());
    else reject(new LoadError(data.reason));
  }
  waiting.delete(data.address);
};

async function inferModel(file: Blob, address: string): Promise<void> {
  try {
    const text = await file.text();
    const model = await createModel(text, { ...(address === "" ? {} : { address }), load });
    const summary = takeSummary(model, writeJson(model).length);
    post({ kind: "summary", text: writeJson(summary) });
    post({ kind: "chunks", texts: isWholeModel(summary) ? new Map() : writeChunks(model) });
  } catch (error) {
    post({ kind: "failed", message: String(error) });
  }
}

/** Writes each chunk as JSON: the page parses only the ones that it opens. */
function writeChunks(model: AdminModel): ReadonlyMap<string, string> {
  return new Map([
    ...chunkNames(model).map((name) => [name, writeJson(takeChunk(model, name))] as const),
    [PROBLEMS, writeJson(model.problems)] as const,
  ]);
}

/** Requests a file from the page, which decides on credentials. */
function load(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const earlier = waiting.get(address) ?? [];
    waiting.set(address, [...earlier, { resolve, reject }]);
    if (earlier.length === 0) post({ kind: "load", address });
  });
}

function post(message: WorkerMessage): void {
  self.postMessage(message);
}
