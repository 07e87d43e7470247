import { createHash, randomUUID } from "node:crypto";
import { createServedText } from "./served-text.ts";
import type { ServedText } from "./served-text.ts";

/** A model as it is sent: whole, or as summary and chunks. */
export interface ServedModel {
  /** Hash of the content. */
  readonly version: string;
  /** The summary leaves out the content of the chunks. */
  readonly isSplit: boolean;
  readonly whole: ServedText;
  readonly summary: ServedText;
  /** Undefined without a chunk of that name. */
  chunk(name: string): Promise<ServedText | undefined>;
}

interface WrittenModel {
  /** Hash of the content. */
  readonly version: string;
  readonly isSplit: boolean;
  readonly whole: Uint8Array;
  readonly summary: Uint8Array;
  readonly readChunk: (name: string) => Promise<Uint8Array | undefined>;
}

/** Another build may partition the same model differently. */
const build = randomUUID();

/** Compresses the summary before the first request. */
export function createServedModel(written: WrittenModel): ServedModel {
  const whole = createServedText(written.whole);
  const summary = written.isSplit ? createServedText(written.summary) : whole;
  void summary.encoded("br");
  const chunks = new Map<string, ServedText>();
  return {
    version: createHash("sha256")
      .update(build)
      .update(written.version)
      .digest("base64url")
      .slice(0, 22),
    isSplit: written.isSplit,
    whole,
    summary,
    async chunk(name) {
      const previous = chunks.get(name);
      if (previous !== undefined) return previous;
      const text = await written.readChunk(name);
      if (text === undefined) return undefined;
      const made = chunks.get(name) ?? createServedText(text);
      chunks.set(name, made);
      return made;
    },
  };
}
