import http from "node:http";
import type { Agent, ClientRequest, IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import type { ServerResponse } from "node:http";
import { createLookup } from "#outgoing/create-lookup.ts";
import { flatHeaders, headerObject } from "./hop-by-hop.ts";
import type { HeaderMap } from "./hop-by-hop.ts";
import { readUpstream } from "./upstream.ts";
import type { Upstream } from "./upstream.ts";
import { ConnectTimeoutError, errorCode } from "./upstream-failure.ts";

/** Sockets to one upstream: reused for reads, new for requests with a body. */
export interface UpstreamLine {
  readonly upstream: Upstream;
  readonly connectTimeoutMs: number;
  readonly stored: Agent;
  readonly lookup: LookupFunction;
}

export interface LineOptions {
  readonly connectTimeoutMs: number;
  /** True for an IP address that a connection may go to. */
  readonly allowsIp: (address: string) => boolean;
}

export function openLine(
  address: string,
  { connectTimeoutMs, allowsIp }: LineOptions,
): UpstreamLine {
  const upstream = readUpstream(address);
  const options = { keepAlive: true, maxFreeSockets: 64 };
  const stored = upstream.isSecure ? new https.Agent(options) : new http.Agent(options);
  return { upstream, connectTimeoutMs, stored, lookup: createLookup(allowsIp) };
}

export interface Question {
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderMap;
  /** Request whose body is streamed to the upstream. */
  readonly request: IncomingMessage;
  /** If it closes early, the caller is gone. */
  readonly response: ServerResponse;
}

/** Sends a request to the upstream and resolves with the response head. No time limit once connected. */
export async function askUpstream(
  line: UpstreamLine,
  question: Question,
): Promise<IncomingMessage> {
  try {
    return await ask(line, question);
  } catch (error) {
    // A reused socket that the upstream just closed does not mean that the upstream is down.
    if (error instanceof StaleSocketError && !question.response.destroyed) {
      return ask(line, question);
    }
    throw error;
  }
}

class StaleSocketError extends Error {
  override readonly name = "StaleSocketError";
  readonly code = "ECONNRESET";
}

function ask(line: UpstreamLine, question: Question): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request, response } = question;
    const outgoing = startRequest(line, question);
    limitConnect(outgoing, line);
    let hasResponse = false;
    outgoing.once("response", (result) => {
      hasResponse = true;
      resolve(result);
    });
    outgoing.once("upgrade", (_, socket) => socket.destroy());
    // Stays for errors after the response began: those reach the stream of the response.
    outgoing.on("error", (error) => {
      const isStale = outgoing.reusedSocket && /^(?:ECONNRESET|EPIPE)$/.test(errorCode(error));
      reject(isStale ? new StaleSocketError("stale", { cause: error }) : error);
    });
    if (hasBody(request)) request.pipe(outgoing);
    else outgoing.end();
    const cancel = () => outgoing.destroy();
    response.once("close", cancel);
    outgoing.once("close", () => {
      response.off("close", cancel);
      if (!isReused(question)) outgoing.socket?.destroy();
      // A body that the upstream does not read must not block the caller's connection.
      request.resume();
      // An error costs a stack trace, here for each request.
      if (!hasResponse) reject(new Error("The upstream closed without a response."));
    });
  });
}

function startRequest(
  { upstream, connectTimeoutMs, stored, lookup }: UpstreamLine,
  question: Question,
): ClientRequest {
  const { method, target } = question;
  // With `close`, an upstream that rejects a body half-way would cut the connection before its response is read.
  const headers = new Map(question.headers).set("connection", ["keep-alive"]);
  const isStored = isReused(question);
  const options = {
    hostname: upstream.hostname,
    port: upstream.port,
    lookup,
    path: target,
    method,
    // Node frames a body only after it has the headers as an object.
    headers: isStored ? flatHeaders(headers) : headerObject(headers),
    setHost: false,
    maxHeaderSize: 256 * 1024,
    // Node's own 250 ms for each address of a name would give up before the time limit set here.
    autoSelectFamilyAttemptTimeout: Math.max(250, Math.floor(connectTimeoutMs / 4)),
    // A body cannot be sent twice, so it never goes into a socket that may be closing.
    agent: isStored ? stored : false,
  } as const;
  return upstream.isSecure ? https.request(options) : http.request(options);
}

function limitConnect(outgoing: ClientRequest, { connectTimeoutMs, upstream }: UpstreamLine): void {
  outgoing.once("socket", (socket) => {
    if (outgoing.reusedSocket) return;
    const timer = setTimeout(() => {
      outgoing.destroy(new ConnectTimeoutError("connecting took too long"));
    }, connectTimeoutMs);
    const stop = () => {
      clearTimeout(timer);
    };
    socket.once(upstream.isSecure ? "secureConnect" : "connect", stop);
    outgoing.once("close", stop);
  });
}

function isReused({ method, request }: Question): boolean {
  const isSafe = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return isSafe && !hasBody(request);
}

/** True if a body follows: the framing that `requestHeaders` sets. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
