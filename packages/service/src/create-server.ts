import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { handleError, handleNotFound } from "#problem/handle-error.ts";

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
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // RFC 9110 section 15.5.2: a 401 says how to come in. What a gateway passes on does not come by here.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 401) void reply.header("www-authenticate", "Bearer");
  });
  return app;
}
