import type { FastifyReply, FastifyRequest } from "fastify";
import { problemOf } from "./problem-of.ts";
import { sendProblem, ServiceError } from "./problems.ts";

/**
 * Fastify's error handler: sends every failure as a problem. Logs internal errors in full, and expected failures such as
 * a description that cannot be read in one line.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  const isExpected = error instanceof ServiceError && error.cause === undefined;
  if (problem.status >= 500 && !isExpected) request.log.error({ err: error }, problem.title);
  else if (problem.status >= 500) request.log.error({ code: problem.code }, problem.detail);
  else request.log.info({ code: problem.code }, problem.detail);
  sendProblem(reply, problem.code, problem.detail, problem.errors);
}

/** Fastify's not-found handler outside of pages. It leaves out the query, which may contain secrets. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const path = (request.url.split("?", 1)[0] ?? "").slice(0, 200);
  sendProblem(reply, "not-found", `There is nothing at ${request.method} ${path}.`);
}
