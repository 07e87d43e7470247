import { createHash } from "node:crypto";
import { isWholeModel, takeChunk, takeSummary, writeJson } from "@quarterdeck/model";
import type { AdminModel, ModelOptions } from "@quarterdeck/model";
import { createCorrectedModel, overlayProblems } from "#describe/create-corrected-model.ts";
import type { OverlaysRead } from "#describe/read-description.ts";
import { listFirstRows, listServerEvidence } from "./first-rows.ts";
import type { FirstRows, ServerEvidence } from "./first-rows.ts";

export interface ModelSource {
  readonly text: string;
  readonly address?: string;
  readonly corrections: OverlaysRead;
  /** True if the caller may not see problems of the corrections. */
  readonly hidesOverlayProblems?: boolean;
}

/** Part of a model that the service itself reads. */
export type ModelFacts = Pick<AdminModel, "servers" | "signIn" | "problems"> & {
  readonly operationCount: number;
  /** Lower-case names of the headers that the description declares. */
  readonly headers: readonly string[];
  readonly firstRows: readonly FirstRows[];
  readonly evidence: readonly ServerEvidence[];
};

/** A model as texts, which pass between threads without loss. */
export interface ModelTexts {
  readonly facts: string;
  readonly version: string;
  readonly isSplit: boolean;
  readonly whole: Uint8Array;
  readonly summary: Uint8Array;
}

export interface ModelWork {
  readonly texts: ModelTexts;
  /** Undefined without a chunk of that name. */
  readonly writeChunk: (name: string) => Uint8Array | undefined;
}

/** Creates the admin model of a description and writes it. A large one takes seconds. */
export async function workOnModel(
  { text, address, corrections, hidesOverlayProblems = false }: ModelSource,
  load?: ModelOptions["load"],
): Promise<ModelWork> {
  const read = await createCorrectedModel(text, corrections, {
    ...(address === undefined ? {} : { address }),
    ...(load === undefined ? {} : { load }),
  });
  const hidden = hidesOverlayProblems ? overlayProblems(read) : [];
  const model = { ...read, problems: read.problems.filter((one) => !hidden.includes(one)) };
  return writeModel(model);
}

/** Writes a model as texts. */
export function writeModel(model: AdminModel): ModelWork {
  const { servers, signIn, problems, operations } = model;
  const { whole, length, version } = encodeModel(model);
  const summary = takeSummary(model, length);
  const isSplit = !isWholeModel(summary);
  const firstRows = listFirstRows(model);
  const facts: ModelFacts = {
    servers,
    signIn,
    problems,
    operationCount: operations.length,
    headers: declaredHeaders(model),
    firstRows,
    evidence: listServerEvidence(model, firstRows),
  };
  return {
    texts: {
      facts: writeJson(facts),
      version,
      isSplit,
      whole,
      summary: isSplit ? Buffer.from(writeJson(summary)) : whole,
    },
    writeChunk: (name) => {
      const chunk = takeChunk(model, name);
      return chunk === undefined ? undefined : Buffer.from(writeJson(chunk));
    },
  };
}

/** JSON of a model in UTF-8, its length in characters and its hash. */
interface EncodedModel {
  readonly whole: Uint8Array;
  readonly length: number;
  readonly version: string;
}

/** Characters that are encoded at once. */
const PART_LENGTH = 100_000;

/** Writes a model in parts: the text of a large one would be in memory several times. */
export function encodeModel(model: AdminModel): EncodedModel {
  const hash = createHash("sha256");
  const parts: Buffer[] = [];
  let length = 0;
  let text = "";
  const flush = (): void => {
    const part = Buffer.from(text);
    parts.push(part);
    hash.update(part);
    length += text.length;
    text = "";
  };
  for (const piece of writePieces(model)) {
    text += piece;
    if (text.length >= PART_LENGTH) flush();
  }
  flush();
  const version = hash.digest("base64url").slice(0, 22);
  return { whole: Buffer.concat(parts), length, version };
}

function* writePieces(model: AdminModel): Generator<string> {
  let start = "{";
  for (const [key, value] of Object.entries(model)) {
    if (value === undefined) continue;
    yield `${start}${JSON.stringify(key)}:`;
    start = ",";
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        yield (index === 0 ? "[" : ",") + writeJson(item);
      yield value.length === 0 ? "[]" : "]";
    } else yield writeJson(value);
  }
  yield "}";
}

/** Returns the lower-case names of the headers that a description declares: parameters, credentials and settings. */
function declaredHeaders({ operations, signIn }: AdminModel): readonly string[] {
  const names = new Set<string>();
  for (const { parameters } of operations) collect(parameters, names);
  collect(signIn, names);
  return [...names];
}

/** Collects `name` of every `{ in: "header", name }`. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("in" in value && value.in === "header" && "name" in value) {
    names.add(String(value.name).toLowerCase());
  }
  for (const inner of Object.values(value)) collect(inner, names);
}
