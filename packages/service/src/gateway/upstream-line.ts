import type { LookupFunction } from "node:net";
import { Pool } from "undici";
import { createLookup } from "#outgoing/create-lookup.ts";
import { readUpstream } from "./upstream.ts";
import type { Upstream } from "./upstream.ts";

/** Connections to one upstream: a pool for reads, a new one for each request with a body. */
export interface UpstreamLine {
  readonly upstream: Upstream;
  readonly connectTimeoutMs: number;
  readonly pool: Pool;
  readonly lookup: LookupFunction;
}

export interface LineOptions {
  readonly connectTimeoutMs: number;
  /** True for an IP address that a connection may go to. */
  readonly allowsIp: (address: string) => boolean;
}

export const maxHeaderSize = 256 * 1024;

export function openLine(
  address: string,
  { connectTimeoutMs, allowsIp }: LineOptions,
): UpstreamLine {
  const upstream = readUpstream(address);
  const lookup = createLookup(allowsIp);
  const pool = new Pool(upstream.origin, {
    // A response that is slow must not delay another one.
    pipelining: 1,
    maxHeaderSize,
    // No time limits for open connections.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: {
      timeout: connectTimeoutMs,
      lookup,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: addressTimeout(connectTimeoutMs),
    },
  });
  return { upstream, connectTimeoutMs, pool, lookup };
}

/** Node's own 250 ms for each address of a name would give up before the time limit of the connection. */
export function addressTimeout(connectTimeoutMs: number): number {
  return Math.max(250, Math.floor(connectTimeoutMs / 4));
}
