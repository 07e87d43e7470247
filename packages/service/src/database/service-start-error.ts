/** A reason not to start, as one sentence that says what to do. `main.ts` prints it and exits with 1. */
export class ServiceStartError extends Error {
  override readonly name = "ServiceStartError";
}
