import type { ProblemMessage } from "#types/problem.ts";

/** A file of a description cannot be read, with a sentence that says why. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly said: ProblemMessage;
  constructor(said: ProblemMessage, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}
