import { type FailedCall, BadResponseError, NetworkError } from "./errors.ts";
import type { PreparedRequest, Transport } from "./send-prepared.ts";
import type { Progress } from "./send.ts";

type OnProgress = (progress: Progress) => void;

/** For files: `fetch` does not tell how far a body is on its way up. Within our own origin only. */
export function sendFile(tell: OnProgress): Transport {
  return (wanted, signal) => sendByXhr(wanted, signal, tell);
}

async function sendByXhr(
  wanted: PreparedRequest,
  signal: AbortSignal,
  tell: OnProgress,
): Promise<Response> {
  const { call, url, init } = wanted;
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(init.method ?? "GET", url);
  request.responseType = "blob";
  for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = (event) => tell(readProgress("up", event));
  request.onprogress = (event) => {
    // A refusal is no file.
    if (request.status < 300) tell(readProgress("down", event));
  };
  const stop = (): void => request.abort();
  signal.addEventListener("abort", stop);
  request.onloadend = () => signal.removeEventListener("abort", stop);
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () =>
      reject(new NetworkError("no whole answer", call, { responseError: "broken-off" }));
    request.onabort = () => reject(signal.reason as Error);
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
  return toResponse(request, call);
}

function readProgress(
  way: Progress["way"],
  { loaded, total, lengthComputable }: ProgressEvent,
): Progress {
  return { way, bytes: loaded, total: lengthComputable ? total : undefined };
}

/** These statuses have no body, and a response that is given one is refused (Fetch, "null body status"). */
const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(request: XMLHttpRequest, call: FailedCall): Response {
  // It was followed within what the page may connect to; what comes from elsewhere is not the API's (H1).
  if (new URL(request.responseURL).origin !== location.origin) {
    throw new BadResponseError("the API answers with a redirect, which is not followed", call, {
      responseError: "redirect",
    });
  }
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split("\r\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const body = statusesWithoutBody.has(request.status) ? null : (request.response as Blob);
  return new Response(body, { status: request.status, headers });
}
