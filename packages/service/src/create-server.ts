import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import { sendProblem } from "#problem/problems.ts";

export type ServerLog = "quiet" | "warnings";

/** Creates an HTTP server that sends every failure as a problem. */
export function createServer({ trustProxy }: Config, log: ServerLog): FastifyInstance {
  const app = fastify({
    logger: log === "quiet" ? false : { level: "warn", stream: process.stderr },
    trustProxy: typeof trustProxy === "boolean" ? trustProxy : [...trustProxy],
    // No request timeout: uploads and streams take as long as they need.
    requestTimeout: 0,
    connectionTimeout: 0,
    // Composite keys of long texts; Node's own header limit is higher.
    routerOptions: { maxParamLength: 8_000 },
    // Values are validated, never coerced.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: handleError,
    // Fastify's own response is not a problem document.
    return503OnClosing: false,
  });
  refuseWhileStopping(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // RFC 9110 section 15.5.2: a 401 names the scheme. Forwarded responses do not pass here.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 401) void reply.header("www-authenticate", "Bearer");
  });
  return app;
}

function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (!isStopping) return;
    return sendProblem(reply, "unavailable", "The service is stopping. Retry in a moment.");
  });
}
