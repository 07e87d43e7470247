import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { JsonPath } from "./json.ts";
import type { Paging, TotalLocation } from "./list-shape.ts";
import type { KeyPart } from "./resource.ts";

/**
 * What the answers to a resource's list told that its description leaves open. Plain JSON: it is
 * remembered, and laid over the resource that the description gave.
 */
export interface LearnedFacts {
  /** Fields that rows carry and the description does not name. */
  readonly fields: readonly Field[];
  readonly key?: readonly KeyPart[];
  readonly title?: JsonPath;
  readonly rows?: JsonPath;
  readonly total?: TotalLocation;
  readonly paging?: Paging;
  readonly evidence: readonly Evidence[];
}
