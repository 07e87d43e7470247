import { createHash, randomUUID } from "node:crypto";
import { isWholeModel, takeSummary, takeChunk, writeJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";
import { createServedText } from "./served-text.ts";
import type { ServedText } from "./served-text.ts";

/** A model as it is sent: whole, or as summary and chunks. */
export interface ServedModel {
  readonly model: AdminModel;
  /** Hash of the content. */
  readonly version: string;
  /** The summary leaves out the content of the chunks. */
  readonly isSplit: boolean;
  readonly whole: ServedText;
  readonly summary: ServedText;
  /** Undefined if there is no chunk of that name. */
  part(name: string): ServedText | undefined;
}

/** Another build may partition the same model differently. */
const build = randomUUID();

export function createServedModel(model: AdminModel): ServedModel {
  const text = writeJson(model);
  const whole = createServedText(text);
  const summary = takeSummary(model, text.length);
  const isSplit = !isWholeModel(summary);
  const parts = new Map<string, ServedText>();
  return {
    model,
    version: createHash("sha256").update(build).update(text).digest("base64url").slice(0, 22),
    isSplit,
    whole,
    summary: isSplit ? createServedText(writeJson(summary)) : whole,
    part(name) {
      const previous = parts.get(name);
      if (previous !== undefined) return previous;
      const chunk = takeChunk(model, name);
      if (chunk === undefined) return undefined;
      const made = createServedText(writeJson(chunk));
      parts.set(name, made);
      return made;
    },
  };
}
