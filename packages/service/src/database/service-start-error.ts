/** A start error, as one sentence with the remedy. `main.ts` prints it and exits with 1. */
export class ServiceStartError extends Error {
  override readonly name = "ServiceStartError";
}
