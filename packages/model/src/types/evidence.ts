import type { descriptionReasons } from "#messages/description-reasons.ts";
import type { Message } from "#messages/message.ts";

/** From what something was inferred, and how sure that is. */
export interface Evidence {
  /** Which fact it speaks for; absent: that there is such a thing at all. */
  readonly about?: "labels" | "key" | "title" | "role" | "paging" | "total" | "sort" | "search";
  /** JSON pointer (RFC 6901) of the place in the document that speaks for it; empty: no single place. */
  readonly pointer: string;
  /** A short sentence a person reads: "the path parameter is named as the field"; `formatMessage` writes it in any language. */
  readonly reason: Reason;
  /** 0 to 1. Below 0.5 it is not offered to a person. */
  readonly confidence: number;
}

export type Reason = Message<typeof descriptionReasons>;
