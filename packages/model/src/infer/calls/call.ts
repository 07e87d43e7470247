import type { DottedNames } from "#infer/names/path-segments.ts";
import type { ResponseShape, Body, Method, Operation, Parameter } from "#types/operation.ts";

/** A parameter with the schema it came from, which says more than a field can. */
export interface CallParameter {
  readonly parameter: Parameter;
  readonly schema: unknown;
}

/** The successful answer with what the inferences need of it. */
export interface CallResponse extends ResponseShape {
  /** The whole answer's schema; undefined where none is declared. */
  readonly schema: unknown;
  /** The schema of a row, or of the record. */
  readonly inner: unknown;
  /** Names of declared headers, in lower case. */
  readonly headers: readonly string[];
  /** `links` of the answer (OpenAPI 3.1, "Link Object"). */
  readonly links: unknown;
  /** How sure it is that the rows are rows and not a part of a record; 0 to 1. */
  readonly confidence: number;
}

export interface CallBody extends Body {
  readonly schema: unknown;
}

/** An operation as it was read, before it is known what it does. */
export interface Call {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Of the whole document: which steps of its paths are names with a dot in them. */
  readonly dottedNames: DottedNames;
  readonly pointer: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tag?: string;
  readonly isDeprecated: boolean;
  readonly parameters: readonly CallParameter[];
  readonly body?: CallBody;
  readonly response: CallResponse;
  readonly needsSignIn: boolean;
  /** No security requirement holds for it, by its own word or because there is none. */
  readonly isOpen: boolean;
  readonly server?: string;
}

/** What `infer/resources` finds out about a call. */
export type Assignment = Pick<Operation, "role" | "scope" | "resource" | "evidence">;
