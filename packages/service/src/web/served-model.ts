import { createHash, randomUUID } from "node:crypto";
import { isWholeModel, takeSummary, takeChunk, writeJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";
import { createServedText } from "./served-text.ts";
import type { ServedText } from "./served-text.ts";

/** A model as it is sent: as a whole, or what is needed first and the rest by parts. */
export interface ServedModel {
  readonly model: AdminModel;
  /** Names what it says: any other model has another. */
  readonly version: string;
  /** The core leaves out what the parts hold. */
  readonly isSplit: boolean;
  readonly whole: ServedText;
  readonly core: ServedText;
  /** Undefined where there is no part of that name. */
  part(name: string): ServedText | undefined;
}

/** Another build may cut the same model otherwise. */
const build = randomUUID();

export function createServedModel(model: AdminModel): ServedModel {
  const text = writeJson(model);
  const whole = createServedText(text);
  const core = takeSummary(model, text.length);
  const isSplit = !isWholeModel(core);
  const parts = new Map<string, ServedText>();
  return {
    model,
    version: createHash("sha256").update(build).update(text).digest("base64url").slice(0, 22),
    isSplit,
    whole,
    core: isSplit ? createServedText(writeJson(core)) : whole,
    part(name) {
      const known = parts.get(name);
      if (known !== undefined) return known;
      const chunk = takeChunk(model, name);
      if (chunk === undefined) return undefined;
      const made = createServedText(writeJson(chunk));
      parts.set(name, made);
      return made;
    },
  };
}
