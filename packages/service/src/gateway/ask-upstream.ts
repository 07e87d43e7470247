import { readPooled } from "./read-pooled.ts";
import { sendOnce } from "./send-once.ts";
import { errorCode } from "./upstream-failure.ts";
import type { UpstreamLine } from "./upstream-line.ts";
import { hasBody } from "./upstream-request.ts";
import type { UpstreamRequest } from "./upstream-request.ts";
import type { UpstreamResponse } from "./upstream-response.ts";

/** Sends a request to the upstream and resolves with the response head. No time limit once connected. */
export async function askUpstream(
  line: UpstreamLine,
  request: UpstreamRequest,
): Promise<UpstreamResponse> {
  // A body cannot be sent twice, so it never goes into a connection that may be closing.
  if (!isRead(request)) return sendOnce(line, request);
  try {
    return await readPooled(line, request);
  } catch (error) {
    // A pooled connection that the upstream just closed does not mean that the upstream is down.
    if (!isClosed(error) || request.response.destroyed) throw error;
    return readPooled(line, request);
  }
}

function isRead({ method, received }: UpstreamRequest): boolean {
  const isSafe = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return isSafe && !hasBody(received);
}

function isClosed(error: unknown): boolean {
  return /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(errorCode(error));
}
