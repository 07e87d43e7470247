import type { Problem, ProblemMessage } from "#types/problem.ts";
import type { JsonMap } from "./member.ts";
import type { Schema } from "./schema-shape.ts";

/** Supported versions of OpenAPI and Swagger. */
export type DocumentVersion = "2.0" | "3.0" | "3.1" | "3.2";

/** A parsed description in the shape of OpenAPI 3.1, with unchanged schemas. */
export interface Document {
  readonly version: DocumentVersion;
  /** Address that it was read from; empty if unknown. */
  readonly address: string;
  /** In the shape of OpenAPI 3.1; schemas and references are unchanged. */
  readonly root: JsonMap;
  /** The parsed source, which local references point into. */
  readonly source: JsonMap;
  /** Other files that it refers to, by address. */
  readonly files: ReadonlyMap<string, unknown>;
  /**
   * Base URI of the references of an object, if it is not the address of the document: another file, `$id`, `$self`
   * (RFC 3986, section 5.1).
   */
  readonly bases: WeakMap<object, string>;
  /** Schemas by `$id` and documents by `$self` (OpenAPI 3.2, "OpenAPI Object"). */
  readonly resources: ReadonlyMap<string, unknown>;
  /** Schemas by base URI with `$anchor` or `$dynamicAnchor`. */
  readonly anchors: ReadonlyMap<string, unknown>;
  /** Cache of merged schemas by their source object. */
  readonly schemas: WeakMap<object, Schema>;
  /** Cache of the schemas of references, by target and pointer. */
  readonly referred: WeakMap<object, Map<string, Schema>>;
  /** Cache of schemas inferred from examples, by media type object. */
  readonly exampleSchemas: WeakMap<object, JsonMap>;
  /** Schemas that are being read; ends recursion. */
  readonly reading: Set<unknown>;
  /** Depth of nested schemas being read. */
  readonly nesting: { level: number };
  /** Cache of reference targets by absolute URI. */
  readonly targets: Map<string, unknown>;
  /** Problems so far; reading continues. */
  readonly problems: Problem[];
}

const MOST_PROBLEMS = 100;

/** Longer values come from generated documents. */
const MAX_CHARACTERS = 300;

/** Adds a problem once, up to a maximum. */
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

/** Shortens the parameters of a message. */
function shorten(message: ProblemMessage): ProblemMessage {
  const values = Object.entries(message).map(([name, value]) => [name, shortenValue(value)]);
  // Same names, and values of the same types.
  return Object.fromEntries(values) as ProblemMessage;
}

function shortenValue(value: string | number | ProblemMessage): unknown {
  if (typeof value === "object") return shorten(value);
  if (typeof value === "number" || value.length <= MAX_CHARACTERS) return value;
  return `${value.slice(0, MAX_CHARACTERS / 2)}…${value.slice(-MAX_CHARACTERS / 2)}`;
}
