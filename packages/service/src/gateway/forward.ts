import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "#problem/problems.ts";
import { askUpstream } from "./ask-upstream.ts";
import type { UpstreamLine } from "./ask-upstream.ts";
import { requestHeaders } from "./request-headers.ts";
import { responseHeaders } from "./response-headers.ts";
import type { Upstream } from "./upstream.ts";
import { upstreamFailure } from "./upstream-failure.ts";
import { upstreamTarget } from "./upstream-target.ts";

export interface Gateway {
  /** Undefined while the address of the upstream is unknown. */
  readonly findLine: () => UpstreamLine | undefined;
  readonly prefix: string;
  /** Path on this service that corresponds to the upstream's base path. */
  readonly ownPath: string;
  /** Responses without an end, which are ended when the service stops. */
  readonly endless: Set<ServerResponse>;
}

const unknownUpstream =
  "Where the API lives is not known yet: its description cannot be read, or names no server. Give the address with --upstream.";

/** Forwards a request to the upstream and its response to the caller, both as streams. */
export async function forward(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { findLine, ownPath } = gateway;
  const line = findLine();
  if (line === undefined) return sendProblem(reply, "upstream-unreachable", unknownUpstream);
  const target = upstreamTarget(line.upstream, ownPath, request.raw.url ?? "");
  if (target === undefined) {
    return sendProblem(reply, "bad-request", 'The path must not contain "." or ".." as a step.');
  }
  let result: IncomingMessage;
  try {
    result = await askUpstream(line, {
      method: request.method,
      target,
      headers: requestHeaders(request.raw.headersDistinct, askerOf(request), line.upstream),
      request: request.raw,
      response: reply.raw,
    });
  } catch (error) {
    if (reply.raw.destroyed) return reply.hijack();
    const { code, detail } = upstreamFailure(error, line.upstream);
    request.log.warn({ err: error, upstream: line.upstream.origin }, detail);
    return sendProblem(reply, code, detail);
  }
  return passResponse(gateway, { request, reply, result, target, upstream: line.upstream });
}

interface Responded {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly result: IncomingMessage;
  readonly target: string;
  readonly upstream: Upstream;
}

async function passResponse(
  { prefix, ownPath, endless }: Gateway,
  { request, reply, result, target, upstream }: Responded,
): Promise<FastifyReply> {
  const origin = `${request.protocol}://${request.host}`;
  const own = { prefix, ownPath, origin, target };
  const headers = responseHeaders(result.headersDistinct, upstream, own);
  const { raw } = reply.hijack();
  raw.writeHead(result.statusCode ?? 502, result.statusMessage ?? "", headers);
  // Sends the head at once: the first byte of an event stream may come hours later.
  raw.flushHeaders();
  if (result.headers["content-type"]?.startsWith("text/event-stream")) {
    endless.add(raw);
    raw.once("close", () => endless.delete(raw));
  }
  try {
    await pipeline(result, raw);
  } catch (error) {
    // Too late for a problem document: the broken connection shows that the response is incomplete.
    request.log.info({ err: error }, "A response of the upstream was cut off");
  }
  return reply;
}

function askerOf(request: FastifyRequest): Parameters<typeof requestHeaders>[1] {
  return {
    addresses: request.ips === undefined ? [request.ip] : request.ips.toReversed(),
    protocol: request.protocol,
    host: request.host,
  };
}
