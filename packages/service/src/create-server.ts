import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import { sendProblem } from "#problem/problems.ts";
import { createHostCheck } from "#web/check-host.ts";
import { createConnections } from "#web/connections.ts";
import type { Connections } from "#web/connections.ts";
import { addMissingSecurityHeaders, securityHeaders } from "#web/security-headers.ts";
import { writeParseProblem, writeRawProblem } from "#web/write-raw-problem.ts";
import { proxyTrust, warnOfUntrustedProxy } from "./proxy-trust.ts";

export type ServerLog = "quiet" | "warnings";

/** Time to receive a request with its body. Uploads and streams through the gateway take as long as they need. */
const requestMs: { readonly [mode in Config["mode"]]: number } = { gateway: 0, "built-in": 30_000 };

/** Creates an HTTP server that sends every failure as a problem with the security headers. */
export function createServer(
  config: Config,
  log: ServerLog,
  print: (line: string) => void = () => undefined,
): FastifyInstance {
  const { trustProxy, mode } = config;
  const connections = createConnections();
  const app = fastify({
    logger: log === "quiet" ? false : { level: "warn", stream: process.stderr },
    // One for each request would only add its number, for 3% of the processor time of a forwarded request.
    childLoggerFactory: (logger) => logger,
    trustProxy: proxyTrust(trustProxy),
    requestTimeout: requestMs[mode],
    http: {
      // The headers have the same limit.
      requestTimeout: requestMs[mode],
      connectionsCheckingInterval: 1_000,
      // Node's own response is not a problem document; the host check refuses such requests.
      requireHostHeader: false,
    },
    connectionTimeout: 0,
    // Composite keys of long texts; Node's own header limit is higher.
    routerOptions: { maxParamLength: 12_000 },
    // Values are validated, never coerced.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders);
      handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (connections.isUnanswered(socket)) writeParseProblem(socket, error);
      else socket.destroy();
    },
    // Fastify's own response is not a problem document.
    return503OnClosing: false,
  });
  addMissingSecurityHeaders(app);
  refuseWhileStopping(app, connections);
  refuseOddRequests(app);
  const checkHost = createHostCheck(config);
  // Hooks with a callback: a promise for each would take longer than the checks.
  app.addHook("onRequest", (request, _reply, done) => {
    checkHost(request);
    done();
  });
  if (trustProxy === false) warnOfUntrustedProxy(app, print);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // RFC 9110 section 15.5.2: a 401 names the scheme. This hook does not see forwarded responses.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 401) void reply.header("www-authenticate", "Bearer");
  });
  return app;
}

function refuseWhileStopping(app: FastifyInstance, connections: Connections): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    connections.stop();
  });
  app.addHook("onRequest", (request, reply, done) => {
    connections.note(request, reply);
    if (isStopping) {
      void sendProblem(reply, "unavailable", "The service is stopping. Retry in a moment.");
    } else done();
  });
}

/** Responds to requests that Node keeps from Fastify. */
function refuseOddRequests({ server }: FastifyInstance): void {
  server.on("connect", (_request, socket) => {
    writeRawProblem(socket, "method-not-allowed", "This service is not a proxy: no CONNECT.");
  });
  // An unknown expectation may be ignored (RFC 9110 section 10.1.1).
  server.on("checkExpectation", (request, response) => {
    server.emit("request", request, response);
  });
}
