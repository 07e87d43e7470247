import {
  createModel,
  isWholeModel,
  LoadError,
  readOpenApi,
  chunkNames,
  takeSummary,
  takeChunk,
  writeJson,
} from "@quarterdeck/model";
import type { AdminModel, OverlaySource, ProblemMessage } from "@quarterdeck/model";
import type { DescriptionSource } from "./description-source.ts";

export type ProblemsChunk = "problems";

interface DescriptionMessage extends DescriptionSource {
  readonly kind: "description";
  readonly result: DescriptionResult;
  readonly file: Blob;
}

/** Content of the response: the admin model, or the corrected document. */
export type DescriptionResult = "model" | "open-api";

/** The service's file: the description as written, with its overlays and further files. */
interface DescriptionBundle {
  readonly text: string;
  readonly address: string;
  readonly overlays: readonly OverlaySource[];
  readonly files: readonly OverlaySource[];
}

/** Messages of the page: the description, then each requested file. */
export type PageMessage =
  | DescriptionMessage
  | { readonly kind: "loaded"; readonly address: string; readonly file: Blob }
  | { readonly kind: "not-loaded"; readonly address: string; readonly reason: ProblemMessage };

/** Messages of the worker: a file to load, the summary, the chunks, or a failure. */
export type WorkerMessage =
  | { readonly kind: "load"; readonly address: string }
  | { readonly kind: "summary"; readonly text: string }
  | { readonly kind: "chunks"; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: "open-api"; readonly text: string }
  | { readonly kind: "failed"; readonly message: string };

/** Name of the problems among the chunks. */
const PROBLEMS: ProblemsChunk = "problems";

/** Name of the overlay of this browser, in problems. */
const CORRECTIONS = "corrections.overlay.yaml";

interface Waiting {
  readonly resolve: (text: Promise<string>) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<string, readonly Waiting[]>();

self.onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "description") {
    void readDescription(data);
    return;
  }
  for (const { resolve, reject } of waiting.get(data.address) ?? []) {
    if (data.kind === "loaded") resolve(data.file.text());
    else reject(new LoadError(data.reason));
  }
  waiting.delete(data.address);
};

async function readDescription(message: DescriptionMessage): Promise<void> {
  try {
    const { text, ...options } = await openDescription(message);
    if (message.result === "open-api") {
      post({ kind: "open-api", text: writeJson(await readOpenApi(text, options)) });
      return;
    }
    const model = await createModel(text, options);
    const summary = takeSummary(model, writeJson(model).length);
    post({ kind: "summary", text: writeJson(summary) });
    post({ kind: "chunks", texts: isWholeModel(summary) ? new Map() : writeChunks(model) });
  } catch (error) {
    post({ kind: "failed", message: String(error) });
  }
}

/** The text of the description, with all overlays and the loader of its further files. */
async function openDescription({ file, address, isBundle, overlay }: DescriptionMessage) {
  const content = await file.text();
  const source = isBundle
    ? openBundle(JSON.parse(content) as DescriptionBundle)
    : { text: content, address, overlays: [], load };
  const own = overlay === "" ? [] : [{ text: overlay, address: CORRECTIONS }];
  return {
    text: source.text,
    load: source.load,
    ...(source.address === "" ? {} : { address: source.address }),
    overlays: [...source.overlays, ...own],
  };
}

function openBundle({ files, ...bundle }: DescriptionBundle) {
  const texts = new Map(files.map(({ address, text }) => [address, text]));
  return {
    ...bundle,
    load: async (other: string): Promise<string> => {
      const text = texts.get(other);
      if (text === undefined) throw new LoadError({ code: "not-reached-here" });
      return text;
    },
  };
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
