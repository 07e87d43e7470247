import type { FastifyRequest } from "fastify";
import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { roles } from "./account.ts";
import type { Role } from "./account.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { findCaller } from "./token-store.ts";
import type { Caller } from "./token-store.ts";

/** Identifies the caller by the bearer token alone. The `user` header is never read. */
export interface Guard {
  /** Undefined without a token. Rejects an invalid or expired token. */
  readCaller(request: FastifyRequest): Promise<Caller | undefined>;
  /** Rejects callers without a session or with a lower role. */
  requireCaller(request: FastifyRequest, least?: Role): Promise<Caller>;
}

export function createGuard(database: Queryable, clock: SteadyClock): Guard {
  const readCaller: Guard["readCaller"] = async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return undefined;
    const token = readBearer(header);
    const caller = token === undefined ? undefined : await findCaller(database, clock, token);
    if (caller === undefined) {
      throw new ServiceError("unauthenticated", "The session has ended. Sign in again.");
    }
    return caller;
  };
  return {
    readCaller,
    async requireCaller(request, least = "viewer") {
      const caller = await readCaller(request);
      if (caller === undefined) throw new ServiceError("unauthenticated", "Sign in first.");
      if (roles.indexOf(caller.role) < roles.indexOf(least)) {
        throw new ServiceError(
          "forbidden",
          `This needs the role ${least}; yours is ${caller.role}.`,
        );
      }
      return caller;
    },
  };
}

export function readBearer(header: string): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header.trim())?.[1];
}
