import type { ProblemSentence } from "#types/problem.ts";

/** A file of a description cannot be read, with a sentence that says why. */
export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly said: ProblemSentence;
  constructor(said: ProblemSentence, options?: ErrorOptions) {
    super(said.code, options);
    this.said = said;
  }
}
