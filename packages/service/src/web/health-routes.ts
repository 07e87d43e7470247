import type { FastifyInstance } from "fastify";
import { ServiceError } from "#problem/problems.ts";

export interface HealthOptions {
  readonly prefix: string;
  /** Returns undefined if all dependencies respond, else a sentence about the one that does not. */
  readonly findError: () => Promise<string | undefined>;
}

/** Adds `/healthz` (the process serves requests) and `/readyz` (its dependencies respond too). */
export function addHealthRoutes(app: FastifyInstance, { prefix, findError }: HealthOptions): void {
  // A health check knows the process, not the prefix that a proxy adds.
  for (const base of new Set(["", prefix])) {
    app.get(`${base}/healthz`, (_request, reply) =>
      reply.header("cache-control", "no-store").send({ status: "ok" }),
    );
    app.get(`${base}/readyz`, async (_request, reply) => {
      const error = await findError();
      if (error !== undefined) throw new ServiceError("unavailable", error);
      return reply.header("cache-control", "no-store").send({ status: "ready" });
    });
  }
}
