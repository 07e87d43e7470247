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

/** What the page sends: the description, then each further file that was asked for. */
export type PageMessage =
  | { readonly kind: "description"; readonly file: Blob; readonly address: string }
  | { readonly kind: "loaded"; readonly address: string; readonly file: Blob }
  | { readonly kind: "not-loaded"; readonly address: string; readonly said: ProblemMessage };

/** What the page is told: a further file is needed; what the model's core is, and then its parts; that it went wrong. */
export type WorkerMessage =
  | { readonly kind: "load"; readonly address: string }
  | { readonly kind: "core"; readonly text: string }
  | { readonly kind: "parts"; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: "failed"; readonly message: string };

/** What is told of the whole description stands among the parts of its model. */
const PROBLEMS: ProblemsChunk = "problems";

interface Waiting {
  readonly resolve: (text: Promise<string>) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<string, readonly Waiting[]>();

self.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "description") {
    void makeModel(data.file, data.address);
    return;
  }
  for (const { resolve, reject } of waiting.get(data.address) ?? []) {
    if (data.kind === "loaded") resolve(data.file.text());
    else reject(new LoadError(data.said));
  }
  waiting.delete(data.address);
};

async function makeModel(file: Blob, address: string): Promise<void> {
  try {
    const text = await file.text();
    const model = await createModel(text, { ...(address === "" ? {} : { address }), load });
    const core = takeSummary(model, writeJson(model).length);
    post({ kind: "core", text: writeJson(core) });
    post({ kind: "parts", texts: isWholeModel(core) ? new Map() : writeChunks(model) });
  } catch (error) {
    post({ kind: "failed", message: String(error) });
  }
}

/** Each as a text of its own: the page reads the one that it needs. */
function writeChunks(model: AdminModel): ReadonlyMap<string, string> {
  return new Map([
    ...chunkNames(model).map((name) => [name, writeJson(takeChunk(model, name))] as const),
    [PROBLEMS, writeJson(model.problems)] as const,
  ]);
}

/** Files are fetched by the page, which knows what may go where. */
function load(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(address) ?? [];
    waiting.set(address, [...others, { resolve, reject }]);
    if (others.length === 0) post({ kind: "load", address });
  });
}

function post(message: WorkerMessage): void {
  self.postMessage(message);
}
