import type { descriptionProblems } from "#messages/description-problems.ts";
import type { Message } from "#messages/message.ts";

/** Error in the description as a value; the rest of the document is still read. */
export interface Problem {
  /** Stable code in kebab case: `reference-broken`, `not-openapi`. */
  readonly code: string;
  /** `error`: part of the API is missing in the console. `warning`: nothing is missing. */
  readonly severity: "error" | "warning";
  /** JSON pointer (RFC 6901) into the document; empty for the whole document. */
  readonly pointer: string;
  /** Message with the remedy, as code and parameters; `formatMessage` writes it in any language. */
  readonly message: ProblemMessage;
}

/** Code of a problem message with its parameters. */
export type ProblemMessage = Message<typeof descriptionProblems>;
