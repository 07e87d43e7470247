import type { Problem, ProblemMessage } from "#types/problem.ts";
import type { JsonMap } from "./member.ts";
import type { Schema } from "./schema.ts";

export type DocumentVersion = "2.0" | "3.0" | "3.1" | "3.2";

/** A description that was read: the whole in the shape of OpenAPI 3.1, its schemas as they came. */
export interface Document {
  readonly version: DocumentVersion;
  /** Where it was read from; empty: unknown. */
  readonly address: string;
  /** In the shape of OpenAPI 3.1, schemas and references untouched. */
  readonly root: JsonMap;
  /** As it was written: what its own references point into. */
  readonly source: JsonMap;
  /** The other files that it refers to, by address. */
  readonly files: ReadonlyMap<string, unknown>;
  /** What the reference of an object counts from, where that is not the document's address: another file, `$id`, `$self`. */
  readonly bases: WeakMap<object, string>;
  /** What gives itself an address: schemas by `$id`, documents by `$self` (OpenAPI 3.2, "OpenAPI Object"). */
  readonly resources: ReadonlyMap<string, unknown>;
  /** Schemas by `$anchor` and `$dynamicAnchor`, behind the address that they count from. */
  readonly anchors: ReadonlyMap<string, unknown>;
  /** Schemas that were merged already, by the object they were read from. */
  readonly schemas: WeakMap<object, Schema>;
  /** Schemas that are being read just now: one that holds itself ends there. */
  readonly reading: Set<unknown>;
  /** How many schemas are open inside one another just now. */
  readonly nesting: { level: number };
  /** References that were followed already, by their absolute address. */
  readonly targets: Map<string, unknown>;
  /** What was found wrong so far: reading goes on. */
  readonly problems: Problem[];
}

const MOST_PROBLEMS = 100;

/** Longer ones quote a document that nobody wrote by hand. */
const MAX_CHARACTERS = 300;

/** Notes a problem once; a document that is broken everywhere is not reported everywhere. */
export function reportProblem(problems: Problem[], reported: Problem): void {
  if (problems.length >= MOST_PROBLEMS) return;
  const pointer = reported.pointer.length > 2 * MAX_CHARACTERS ? "" : reported.pointer;
  const problem = { ...reported, pointer, message: shorten(reported.message) };
  const isDuplicate = problems.some(
    (one) => one.code === problem.code && one.pointer === pointer && isSame(one, problem),
  );
  if (!isDuplicate) problems.push(problem);
}

function isSame(one: Problem, other: Problem): boolean {
  return JSON.stringify(one.message) === JSON.stringify(other.message);
}

/** What is filled into the sentence, not the sentence. */
function shorten(message: ProblemMessage): ProblemMessage {
  const values = Object.entries(message).map(([name, value]) => [name, shortenValue(value)]);
  // The same names with values of the same types.
  return Object.fromEntries(values) as ProblemMessage;
}

function shortenValue(value: string | number | ProblemMessage): unknown {
  if (typeof value === "object") return shorten(value);
  if (typeof value === "number" || value.length <= MAX_CHARACTERS) return value;
  return `${value.slice(0, MAX_CHARACTERS / 2)}…${value.slice(-MAX_CHARACTERS / 2)}`;
}
