import type { FastifyRequest } from "fastify";

/** Not decoded: `,` and `%2C` differ. */
export function queryOf({ raw }: FastifyRequest): string {
  return (raw.url ?? "").split("?").slice(1).join("?");
}

/** Path as it was sent. */
export function pathOf({ raw }: FastifyRequest): string {
  return (raw.url ?? "").split("?", 1)[0] ?? "";
}
