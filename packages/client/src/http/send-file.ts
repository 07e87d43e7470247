import { type FailedCall, BadResponseError, NetworkError } from "./errors.ts";
import type { PreparedRequest, Progress, Transport } from "./send-prepared.ts";

type OnProgress = (progress: Progress) => void;

/** Transport for files by XHR, because `fetch` reports no upload progress. Same origin only. */
export function sendFile(onProgress: OnProgress): Transport {
  return (request, signal) => sendByXhr(request, signal, onProgress);
}

async function sendByXhr(
  request: PreparedRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Response> {
  const { call, url, init } = request;
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  xhr.open(init.method ?? "GET", url);
  xhr.responseType = "blob";
  for (const [name, value] of new Headers(init.headers)) xhr.setRequestHeader(name, value);
  xhr.upload.onprogress = (event) => onProgress(readProgress("up", event));
  xhr.onprogress = (event) => {
    // An error response is not a file.
    if (xhr.status < 300) onProgress(readProgress("down", event));
  };
  const abort = (): void => xhr.abort();
  signal.addEventListener("abort", abort);
  xhr.onloadend = () => signal.removeEventListener("abort", abort);
  await new Promise<void>((resolve, reject) => {
    xhr.onload = () => resolve();
    xhr.onerror = () =>
      reject(new NetworkError("no complete response", call, { responseError: "broken-off" }));
    xhr.onabort = () => reject(signal.reason as Error);
    xhr.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
  return toResponse(xhr, call);
}

function readProgress(
  way: Progress["way"],
  { loaded, total, lengthComputable }: ProgressEvent,
): Progress {
  return { way, bytes: loaded, total: lengthComputable ? total : undefined };
}

/** Statuses that `new Response` refuses with a body (Fetch, "null body status"). */
const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(xhr: XMLHttpRequest, call: FailedCall): Response {
  // XHR has followed a redirect to another origin, which is not the API (H1).
  if (new URL(xhr.responseURL).origin !== location.origin) {
    throw new BadResponseError("the API responds with a redirect, which is not followed", call, {
      responseError: "redirect",
    });
  }
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split("\r\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const body = statusesWithoutBody.has(xhr.status) ? null : (xhr.response as Blob);
  return new Response(body, { status: xhr.status, headers });
}
