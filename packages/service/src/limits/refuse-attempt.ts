import type { FastifyReply } from "fastify";
import { ServiceError } from "#problem/problems.ts";

/** Rejects an attempt that came too soon, with `Retry-After`. Does nothing if the attempt need not wait. */
export function refuseAttempt(reply: FastifyReply, waitSeconds: number): void {
  if (waitSeconds === 0) return;
  void reply.header("retry-after", String(waitSeconds));
  const minutes = Math.ceil(waitSeconds / 60);
  const time = waitSeconds === 1 ? "a second" : `${waitSeconds} seconds`;
  throw new ServiceError(
    "too-many-requests",
    `Too many attempts. Retry in ${waitSeconds <= 90 ? time : `${minutes} minutes`}.`,
  );
}
