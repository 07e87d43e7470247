import http from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import https from "node:https";
import { headerObject } from "./hop-by-hop.ts";
import { sendBody } from "./send-body.ts";
import { ConnectTimeoutError } from "./upstream-failure.ts";
import { addressTimeout, maxHeaderSize } from "./upstream-line.ts";
import type { UpstreamLine } from "./upstream-line.ts";
import { hasBody } from "./upstream-request.ts";
import type { UpstreamRequest } from "./upstream-request.ts";
import type { UpstreamResponse } from "./upstream-response.ts";

/** Sends a request, with its body as a stream, on a new connection. */
export function sendOnce(line: UpstreamLine, request: UpstreamRequest): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    const { received, response } = request;
    const outgoing = startRequest(line, request);
    limitConnect(outgoing, line);
    outgoing.once("response", (result) => resolve(readResponse(result)));
    outgoing.once("upgrade", (_, socket) => socket.destroy());
    // Stays for errors after the response began: those reach the stream of the response.
    outgoing.on("error", reject);
    if (hasBody(received)) received.pipe(outgoing);
    else outgoing.end();
    const cancel = () => outgoing.destroy();
    response.once("close", cancel);
    outgoing.once("close", () => {
      response.off("close", cancel);
      outgoing.socket?.destroy();
      // A body that the upstream does not read must not block the caller's connection.
      received.resume();
      reject(new Error("The upstream closed without a response."));
    });
  });
}

function readResponse(result: IncomingMessage): UpstreamResponse {
  return {
    status: result.statusCode ?? 0,
    statusText: result.statusMessage ?? "",
    headers: result.headersDistinct,
    sendTo: (to) => sendBody(result, to),
    destroy: () => result.destroy(),
  };
}

function startRequest(
  { upstream, connectTimeoutMs, lookup }: UpstreamLine,
  { method, target, headers }: UpstreamRequest,
): ClientRequest {
  const options = {
    hostname: upstream.hostname,
    port: upstream.port,
    lookup,
    path: target,
    method,
    // With `close`, an upstream that rejects a body half-way would cut the connection before its response is read.
    headers: headerObject(new Map(headers).set("connection", ["keep-alive"])),
    setHost: false,
    maxHeaderSize,
    autoSelectFamilyAttemptTimeout: addressTimeout(connectTimeoutMs),
    agent: false,
  } as const;
  return upstream.isSecure ? https.request(options) : http.request(options);
}

function limitConnect(outgoing: ClientRequest, { connectTimeoutMs, upstream }: UpstreamLine): void {
  outgoing.once("socket", (socket) => {
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
