import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderMap } from "./hop-by-hop.ts";

export interface UpstreamRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderMap;
  /** Request of the caller, whose body is streamed to the upstream. */
  readonly received: IncomingMessage;
  /** Response to the caller. If it closes early, the caller is gone. */
  readonly response: ServerResponse;
}

/** True if a body follows: the framing that `requestHeaders` sets. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
