import type { ProblemMessage } from "#types/problem.ts";

/** A file of a description could not be read. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly reason: ProblemMessage;
  constructor(reason: ProblemMessage, options?: ErrorOptions) {
    super(reason.code, options);
    this.reason = reason;
  }
}
