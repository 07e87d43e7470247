declare global {
  var quarterdeckEarly: EarlyRequests | undefined;
}

/** Requests that `public/first-paint.js` sent while the scripts load. */
interface EarlyRequests {
  /** By address. */
  readonly sent: Map<string, EarlyRequest>;
  /** From now on, pages of this tab send no early request for rows. */
  readonly delayRows: () => void;
}

interface EarlyRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** Time of `performance.now()`. */
  readonly sentAt: number;
  readonly abort: () => void;
}

/** Rows of an older response could be outdated. */
const MAX_AGE_MS = 30_000;

/**
 * Takes the response to a request that was already sent with the same headers. Undefined: there is none. Rejects if it
 * failed or the signal is aborted.
 */
export function takeEarlyResponse(
  url: string,
  { method = "GET", headers }: RequestInit,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const { sent, delayRows } = globalThis.quarterdeckEarly ?? {};
  if (sent === undefined || sent.size === 0) return undefined;
  const address = new URL(url, document.baseURI).href;
  const early = sent.get(address);
  if (method !== "GET") return undefined;
  if (early === undefined) {
    const [path = ""] = address.split("?");
    // This browser learned more than the description has.
    if ([...sent.keys()].some((other) => other.split("?")[0] === path)) delayRows?.();
    return undefined;
  }
  // The next request is sent.
  sent.delete(address);
  if (performance.now() - early.sentAt > MAX_AGE_MS) return undefined;
  if (sortedHeaders(early.headers) !== sortedHeaders(headers)) return undefined;
  if (signal.aborted) early.abort();
  else signal.addEventListener("abort", early.abort, { once: true });
  return early.response;
}

/** The page sends its first request without the corrections of this browser: later pages of the tab send none early. */
export function delayEarlyRows(): void {
  globalThis.quarterdeckEarly?.delayRows();
}

function sortedHeaders(headers: RequestInit["headers"]): string {
  const lines = [...new Headers(headers)].map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  return lines.toSorted().join("\n");
}
