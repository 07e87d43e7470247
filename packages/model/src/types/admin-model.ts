import type { Shapes } from "./field.ts";
import type { Operation } from "./operation.ts";
import type { Problem } from "./problem.ts";
import type { Resource } from "./resource.ts";
import type { SignIn } from "./sign-in.ts";

/** How many operations have an address of ours whose screen can bind all they require. */
export interface Coverage {
  readonly operations: number;
  readonly reached: number;
  /** `reached / operations`; 1 when there are none. */
  readonly ratio: number;
}

/** All that screens know of an API. Plain JSON. */
export interface AdminModel {
  readonly title: string;
  readonly description?: string;
  /** `info.version`. */
  readonly apiVersion: string;
  /** Absolute where the document or its own address allow it, variables filled with their defaults. */
  readonly servers: readonly string[];
  readonly resources: readonly Resource[];
  /** Every operation of the document, in its order. */
  readonly operations: readonly Operation[];
  /** What the fields of bodies name by `JsonField.shape`. */
  readonly shapes?: Shapes;
  readonly signIn: SignIn;
  readonly coverage: Coverage;
  readonly problems: readonly Problem[];
}
