import type { ProblemMessage } from "#types/problem.ts";

/** Error for a file of a description that could not be read. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly reason: ProblemMessage;
  constructor(reason: ProblemMessage, options?: ErrorOptions) {
    super(reason.code, options);
    this.reason = reason;
  }
}
