import type { FastifyReply, FastifyRequest } from "fastify";
import { problemOf } from "./problem-of.ts";
import { sendProblem } from "./problems.ts";

/** Fastify's error handler: sends every failure as a problem and logs internal errors in full. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, problem.title);
  else request.log.info({ code: problem.code }, problem.detail);
  sendProblem(reply, problem.code, problem.detail, problem.errors);
}

/** Fastify's not-found handler outside of pages. It leaves out the query, which may contain secrets. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const path = (request.url.split("?", 1)[0] ?? "").slice(0, 200);
  sendProblem(reply, "not-found", `There is nothing at ${request.method} ${path}.`);
}
