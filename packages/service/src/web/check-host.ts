import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "#problem/problems.ts";

export interface HostRules {
  /** Address that the service listens on. */
  readonly host: string;
  /** Addresses that people open. */
  readonly publicUrls: readonly string[];
}

/**
 * Returns a check that refuses requests for other hosts. A page of any site can point its own name at this
 * machine (DNS rebinding); IP addresses and `localhost` cannot be taken over that way. RFC 9110 section 7.4.
 */
export function createHostCheck({
  host,
  publicUrls,
}: HostRules): (request: FastifyRequest) => void {
  const allowed = new Set(["localhost", host.toLowerCase()]);
  for (const address of publicUrls) allowed.add(new URL(address).hostname);
  let last: string | undefined;
  return (request) => {
    const named = namedHosts(request);
    // Most requests name the same host as the one before.
    if (named.every((text) => text === last)) return;
    for (const text of named) {
      const name = readHostName(text);
      if (name === undefined) {
        throw new ServiceError("bad-request", "The header Host does not name one host.");
      }
      if (isIP(name) === 0 && !allowed.has(name)) throw misdirected(name);
    }
    last = named[0];
  };
}

/** Returns every host that the request names: in `Host`, in its target, and by a trusted proxy. */
function namedHosts({ raw, host }: FastifyRequest): readonly string[] {
  const listed: string[] = [];
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host")
      listed.push(raw.rawHeaders[at + 1] ?? "");
  }
  // Only HTTP/1.0 allows a request without Host, which no browser sends.
  if (listed.length > 1 || (listed.length === 0 && raw.httpVersion !== "1.0")) return [""];
  const target = raw.url ?? "";
  const inTarget = target.startsWith("/") || target === "*" ? [] : [readAuthority(target)];
  return [...listed, ...inTarget, ...(host === undefined || host === "" ? [] : [host])];
}

/** Returns the authority of a target in absolute form (RFC 9112 section 3.2.2). */
function readAuthority(target: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? "";
}

/** Returns the lower-case name of `host[:port]`, without brackets; undefined if it is malformed. */
function readHostName(text: string): string | undefined {
  const [, address, name] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(text) ?? ([] as undefined[]);
  return (address ?? name?.replace(/\.$/, ""))?.toLowerCase();
}

function misdirected(name: string): ServiceError {
  return new ServiceError(
    "misdirected",
    `This service is not set up for the host ${name}. If people open it by that name, start it with --public-url https://${name}.`,
  );
}
