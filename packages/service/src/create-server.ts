import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import { sendProblem } from "#problem/problems.ts";

export type ServerLog = "quiet" | "warnings";

/** An HTTP server that answers every failure with a problem; routes are added to it. */
export function createServer({ trustProxy }: Config, log: ServerLog): FastifyInstance {
  const app = fastify({
    logger: log === "quiet" ? false : { level: "warn", stream: process.stderr },
    trustProxy: typeof trustProxy === "boolean" ? trustProxy : [...trustProxy],
    // No time limit of ours on what is sent through: uploads and streams last as long as they last.
    requestTimeout: 0,
    connectionTimeout: 0,
    // Composite keys of long texts; node's own limit of the head stands above it.
    routerOptions: { maxParamLength: 8_000 },
    // Values are checked, never bent into shape.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: handleError,
    // Fastify's own answer then is no problem document.
    return503OnClosing: false,
  });
  refuseWhileStopping(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // RFC 9110 section 15.5.2: a 401 says how to come in. What a gateway passes on does not come by here.
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
    return sendProblem(reply, "unavailable", "The service is stopping. Try again in a moment.");
  });
}
