import { HttpError } from "#http/errors.ts";
import { retryDelay, shouldRetry } from "./retry.ts";

/** Reads again, by the rules of Q3, what may succeed later; gives up at once when told to. */
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

/** Too early or too often; any other refusal stays one. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429]);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status >= 400 && error.status < 500 && !temporary.has(error.status);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new DOMException("Given up while waiting", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}
