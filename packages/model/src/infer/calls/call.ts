import type { DottedNames } from "#infer/names/path-segments.ts";
import type {
  ResponseShape,
  Body,
  FixedParameter,
  Method,
  Operation,
  Parameter,
} from "#types/operation.ts";

/** Parameter with its schema, for details that the field does not contain. */
export interface CallParameter {
  readonly parameter: Parameter;
  readonly schema: unknown;
  /** The whole description, of which the field has the beginning. */
  readonly prose?: string;
}

/** Successful response with the facts that later stages need. */
export interface CallResponse extends ResponseShape {
  /** Schema of the whole response; undefined if none is declared. */
  readonly schema: unknown;
  /** Schema of a row or of the record. */
  readonly inner: unknown;
  /** Names of declared headers, in lower case. */
  readonly headers: readonly string[];
  /** A 206 response is declared (RFC 9110, section 15.3.7). */
  readonly isPartial?: true;
  /** `links` of the response (OpenAPI 3.1, "Link Object"). */
  readonly links: unknown;
  /** Member that contains the key of a row; the response has the rows by their keys. */
  readonly keyMember?: string;
  /** Members of a split record next to its fields. */
  readonly own?: readonly string[];
  /** Confidence from 0 to 1 that the rows are a list and not a part of a record. */
  readonly confidence: number;
}

export interface CallBody extends Body {
  readonly schema: unknown;
}

/** Operation as declared, before its role and resource are known. */
export interface Call {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Path segments of the document that are names with a dot. */
  readonly dottedNames: DottedNames;
  readonly pointer: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tag?: string;
  /** Label of the relation that the path names: the records at it belong to another one. */
  readonly relation?: string;
  readonly isDeprecated: boolean;
  readonly parameters: readonly CallParameter[];
  readonly fixed?: readonly FixedParameter[];
  readonly body?: CallBody;
  readonly response: CallResponse;
  readonly needsSignIn: boolean;
  /** Declared with `x-quarterdeck-safe`. */
  readonly isSafe?: boolean;
  /** Declared with `x-quarterdeck-assumed`. */
  readonly isAssumed?: true;
  /** True if no security requirement applies: the operation or the document declares none. */
  readonly isOpen: boolean;
  readonly server?: string;
}

/** Role, scope and resource of a call, set by `infer/resources`. */
export type Assignment = Pick<Operation, "role" | "scope" | "resource" | "evidence" | "keys">;
