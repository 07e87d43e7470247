import type { FastifyReply } from "fastify";
import { entityTag } from "./entity-tag.ts";

/** Sends a row that was written. */
export function sendRow(reply: FastifyReply, row: string): FastifyReply {
  return reply
    .header("etag", entityTag(row))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(row);
}
