import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "#problem/problems.ts";
import { askUpstream } from "./ask-upstream.ts";
import { explainUnconfirmed, isServerConfirmed } from "./confirmed-server.ts";
import { foreignRedirect, repeatingRedirect } from "./foreign-redirect.ts";
import { flatHeaders } from "./hop-by-hop.ts";
import { findRefusal } from "./refuse-request.ts";
import { requestHeaders } from "./request-headers.ts";
import { responseHeaders } from "./response-headers.ts";
import type { Upstream } from "./upstream.ts";
import { upstreamFailure } from "./upstream-failure.ts";
import type { UpstreamLine } from "./upstream-line.ts";
import type { UpstreamResponse } from "./upstream-response.ts";
import { upstreamTarget } from "./upstream-target.ts";

export interface Gateway {
  /** Waits for the first description; false if it takes too long. */
  readonly waitForStart: () => Promise<boolean>;
  /** Undefined while the address of the upstream is unknown. */
  readonly findLine: () => UpstreamLine | undefined;
  /** Address of an upstream that each user has to confirm. */
  readonly unconfirmed: () => string | undefined;
  readonly prefix: string;
  /** Path on this service that corresponds to the upstream's base path. */
  readonly ownPath: string;
  /** Hosts of the public addresses of the console. */
  readonly publicHosts: readonly string[];
  /** Lower-case names of the headers that the description declares. */
  readonly findDeclared: () => ReadonlySet<string>;
  /** Responses without an end, which are ended when the service stops. */
  readonly endless: Set<ServerResponse>;
}

const unknownUpstream =
  "The address of the API is not known: its description cannot be read or has no server. Set it with --upstream.";

const stillStarting = "The description of the API is still being read. Retry in a moment.";

/** Forwards a request to the upstream and its response to the caller, both as streams. */
export async function forward(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { findLine, ownPath } = gateway;
  // Before the description is read, the address of the upstream is unknown, and which headers it may get.
  if (!(await gateway.waitForStart())) return sendProblem(reply, "unavailable", stillStarting);
  if (reply.raw.destroyed) return reply.hijack();
  const line = findLine();
  if (line === undefined) return sendProblem(reply, "upstream-unreachable", unknownUpstream);
  const server = gateway.unconfirmed();
  if (server !== undefined && !isServerConfirmed(request.raw.headersDistinct, server))
    return sendProblem(reply, "unauthenticated", explainUnconfirmed(server));
  const refusal = findRefusal({
    method: request.method,
    headers: request.raw.headersDistinct,
    ownHosts: [request.host, ...gateway.publicHosts],
  });
  if (refusal !== undefined) return sendProblem(reply, refusal.code, refusal.detail);
  const target = upstreamTarget(line.upstream, ownPath, request.raw.url ?? "");
  if (target === undefined) {
    return sendProblem(reply, "bad-request", 'The path must not contain "." or ".." as a step.');
  }
  let result: UpstreamResponse;
  try {
    result = await askUpstream(line, {
      method: request.method,
      target,
      headers: requestHeaders(request.raw.headersDistinct, askerOf(request), {
        upstream: line.upstream,
        declared: gateway.findDeclared(),
      }),
      received: request.raw,
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
  readonly result: UpstreamResponse;
  readonly target: string;
  readonly upstream: Upstream;
}

async function passResponse(
  { prefix, ownPath, endless }: Gateway,
  { request, reply, result, target, upstream }: Responded,
): Promise<FastifyReply> {
  const origin = `${request.protocol}://${request.host}`;
  const own = { prefix, ownPath, origin, target };
  const headers = responseHeaders(result.headers, upstream, own);
  const [location] = headers.get("location") ?? [];
  const mode = request.headers["sec-fetch-mode"];
  const refused =
    foreignRedirect(result.status, location, mode) ??
    repeatingRedirect(result.status, request.method, mode);
  if (refused !== undefined) {
    result.destroy();
    return sendProblem(reply, "upstream-refused", refused);
  }
  const { raw } = reply;
  try {
    writeHead(raw, result, headers);
  } catch (error) {
    result.destroy();
    raw.statusMessage = "";
    request.log.warn({ err: error, upstream: upstream.origin }, badHead);
    return sendProblem(reply, "upstream-refused", badHead);
  }
  reply.hijack();
  if (result.headers["content-type"]?.[0]?.startsWith("text/event-stream") === true) {
    endless.add(raw);
    raw.once("close", () => endless.delete(raw));
  }
  try {
    await result.sendTo(raw);
  } catch (error) {
    // Too late for a problem document: the broken connection shows that the response is incomplete.
    request.log.info({ err: error }, "A response of the upstream was cut off");
  }
  return reply;
}

const badHead =
  "The API's response has a status line or a header that HTTP does not allow. See the log of the API.";

/** Throws before anything is sent if a part of the head is not valid. */
function writeHead(
  raw: ServerResponse,
  { status, statusText }: UpstreamResponse,
  headers: ReturnType<typeof responseHeaders>,
): void {
  if (status < 200) throw new RangeError(`The status ${status} ends no request.`);
  raw.writeHead(status, statusText, flatHeaders(headers));
}

function askerOf(request: FastifyRequest): Parameters<typeof requestHeaders>[1] {
  return {
    addresses: request.ips === undefined ? [request.ip] : request.ips.toReversed(),
    protocol: request.protocol,
    host: request.host,
  };
}
