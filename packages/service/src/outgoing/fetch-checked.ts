import http from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { Readable, pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type AllowsIp, PrivateAddressError, createLookup } from "./create-lookup.ts";
import { userAgent } from "./user-agent.ts";

const connectMs = 10_000;

export interface CheckedRequest {
  /** Rule for the address that the connection goes to, not for one that the name had before. */
  readonly allowsIp: AllowsIp;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
  readonly signal: AbortSignal;
}

/**
 * Requests an address once, over a new connection to an allowed IP address, without redirects. Rejects with a
 * `PrivateAddressError` if the host has no such address.
 */
export async function fetchChecked(address: string, request: CheckedRequest): Promise<Response> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node does not look up an IP address.
  if (isIP(host) !== 0 && !request.allowsIp(host)) {
    throw new PrivateAddressError(`${host} is in a private network`);
  }
  const { signal } = request;
  signal.throwIfAborted();
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = start(url, request);
    const cancel = () => outgoing.destroy(abortReason(signal));
    signal.addEventListener("abort", cancel, { once: true });
    outgoing.once("close", () => signal.removeEventListener("abort", cancel));
    outgoing.on("error", reject);
    outgoing.once("upgrade", (_, socket) => socket.destroy());
    outgoing.once("response", resolve);
    outgoing.end(request.body);
  });
  const cancel = () => message.destroy(abortReason(signal));
  if (signal.aborted) cancel();
  signal.addEventListener("abort", cancel, { once: true });
  message.once("close", () => signal.removeEventListener("abort", cancel));
  return readResponse(message);
}

function start(url: URL, { allowsIp, method = "GET", headers }: CheckedRequest): ClientRequest {
  const options = {
    method,
    headers: {
      accept: "*/*",
      "accept-encoding": "gzip, deflate, br",
      "user-agent": userAgent,
      ...headers,
    },
    lookup: createLookup(allowsIp),
    // A pooled connection was checked by another rule.
    agent: false,
    // Node's own 250 ms for each address of a name are too short for a slow network.
    autoSelectFamilyAttemptTimeout: connectMs / 4,
  } as const;
  const outgoing = (url.protocol === "https:" ? https : http).request(url, options);
  const timer = setTimeout(() => outgoing.destroy(new ConnectTimeout()), connectMs);
  outgoing.once("socket", (socket) => socket.once("connect", () => clearTimeout(timer)));
  outgoing.once("close", () => clearTimeout(timer));
  return outgoing;
}

class ConnectTimeout extends Error {
  override readonly name = "ConnectTimeout";
  readonly code = "ETIMEDOUT";
}

function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("The request was aborted.");
}

/** Statuses whose responses have no body (Fetch, section 2.2.3). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function readResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = message;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  if (!bodiless.has(status)) {
    return new Response(Readable.toWeb(decode(message)) as ReadableStream, { status, headers });
  }
  message.resume();
  return new Response(null, { status, headers });
}

/** Decodes the content coding (RFC 9110 section 8.4.1). */
function decode(message: IncomingMessage): Readable {
  const coding = message.headers["content-encoding"]?.trim().toLowerCase();
  const decoder = coding === undefined ? undefined : decoders.get(coding)?.();
  if (decoder === undefined) return message;
  // An error of either stream reaches the reader of the body.
  return pipeline(message, decoder, () => undefined);
}

const decoders: ReadonlyMap<string, () => NodeJS.ReadWriteStream & Readable> = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);
