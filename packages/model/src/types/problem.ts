import type { descriptionProblems } from "#messages/description-problems.ts";
import type { Message } from "#messages/message.ts";

/** Something wrong with the input, as a value: the rest of the document is still understood. */
export interface Problem {
  /** Stable, kebab-case: `reference-broken`, `not-openapi`, … */
  readonly code: string;
  /** `error` costs something that a person would miss, `warning` does not. */
  readonly severity: "error" | "warning";
  /** Where in the document, as a JSON pointer (RFC 6901); empty: the whole. */
  readonly pointer: string;
  /** One sentence that says what is wrong and what to do; `formatMessage` writes it in any language. */
  readonly message: ProblemMessage;
}

export type ProblemMessage = Message<typeof descriptionProblems>;
