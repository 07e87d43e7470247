import type { descriptionReasons } from "#messages/description-reasons.ts";
import type { Message } from "#messages/message.ts";

/** Origin of a fact in the model: pointer, reason and confidence. */
export interface Evidence {
  /** The fact; absent for the resource, operation or method itself. */
  readonly about?: "labels" | "key" | "title" | "role" | "paging" | "total" | "sort" | "search";
  /** JSON pointer (RFC 6901) into the document; empty if there is no single location. */
  readonly pointer: string;
  /** Reason as code and parameters; `formatMessage` writes it in any language. */
  readonly reason: Reason;
  /** From 0 to 1. Facts below 0.5 are not shown. */
  readonly confidence: number;
}

/** Code of a reason with its parameters. */
export type Reason = Message<typeof descriptionReasons>;
