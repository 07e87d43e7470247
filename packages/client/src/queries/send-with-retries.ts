import { HttpError } from "#http/errors.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

/** Sends a read and retries it by the rules of Q3 until the signal aborts. */
export async function sendWithRetries<ResponseShape>(
  send: () => Promise<ResponseShape>,
  signal: AbortSignal,
): Promise<ResponseShape> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || isRefusal(error) || !shouldRetry(failures, error)) throw error;
      await wait(retryDelay(failures, error), signal);
    }
  }
}

/** Statuses of refusals that a later request may avoid. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429]);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status >= 400 && error.status < 500 && !temporary.has(error.status);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(new DOMException("Aborted while waiting", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", abort, { once: true });
  });
}
