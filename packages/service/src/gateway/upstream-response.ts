import type { ServerResponse } from "node:http";
import type { HeaderLists } from "./hop-by-hop.ts";

/** Response of the upstream whose head has arrived. */
export interface UpstreamResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: HeaderLists;
  /**
   * Sends the head, which is written but not sent yet, with the body as a stream. Rejects if either side ends early; both
   * are destroyed then.
   */
  readonly sendTo: (to: ServerResponse) => Promise<void>;
  /** Closes the connection to the upstream. */
  readonly destroy: () => void;
}
