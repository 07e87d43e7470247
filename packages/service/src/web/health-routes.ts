import type { FastifyInstance } from "fastify";
import { ServiceError } from "#problem/problems.ts";

export interface HealthOptions {
  readonly prefix: string;
  /** Undefined: all that requests need answers; else a sentence that says what does not. */
  readonly findFault: () => Promise<string | undefined>;
}

/** For what watches over the service: `/healthz` while requests are served, `/readyz` when they can be answered too. */
export function addHealthRoutes(app: FastifyInstance, { prefix, findFault }: HealthOptions): void {
  // A watcher knows the process, not the prefix that a proxy puts before it.
  for (const base of new Set(["", prefix])) {
    app.get(`${base}/healthz`, (_request, reply) =>
      reply.header("cache-control", "no-store").send({ status: "ok" }),
    );
    app.get(`${base}/readyz`, async (_request, reply) => {
      const fault = await findFault();
      if (fault !== undefined) throw new ServiceError("unavailable", fault);
      return reply.header("cache-control", "no-store").send({ status: "ready" });
    });
  }
}
