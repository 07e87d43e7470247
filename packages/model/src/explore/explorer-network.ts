import type { ApiResponse } from "./candidates.ts";

/** Network of an exploration. */
export interface ExplorerNetwork {
  /** Reads an address; undefined if it has no JSON object or array. */
  readonly read: (address: string) => Promise<ApiResponse | undefined>;
  /** Methods that a response to OPTIONS allows, as its header has them; empty without one. */
  readonly readAllow: (address: string) => Promise<string>;
}
