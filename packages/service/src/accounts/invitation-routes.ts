import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { roles } from "./account.ts";
import {
  createInvitation,
  deleteInvitation,
  findInvitation,
  listInvitations,
} from "./invitation-store.ts";
import { optional, readBody, readEmail, readOneOf } from "./read-body.ts";
import { readId } from "./read-id.ts";
import type { SteadyClock } from "./steady-clock.ts";
import type { Caller } from "./token-store.ts";

/** Addresses of the pages of the console. */
export interface PageAddresses {
  /** URL of the console without a slash at its end; undefined: that of the request. */
  readonly publicUrl: string | undefined;
  /** Path of the console in the URL of the request. */
  readonly prefix: string;
  readonly history: "browser" | "hash";
}

interface InvitationOptions {
  readonly database: Database;
  readonly clock: SteadyClock;
  readonly pages: PageAddresses;
  readonly callerOf: (request: FastifyRequest) => Caller;
}

/** Adds the routes with which owners invite; the caller checks the role. */
export function addInvitationRoutes(app: FastifyInstance, options: InvitationOptions): void {
  const { database, clock, pages, callerOf } = options;

  const invite = async (request: FastifyRequest, reply: FastifyReply) => {
    const { role = "viewer", email } = readBody(request.body ?? {}, {
      role: optional(readOneOf(roles)),
      email: optional(readEmail),
    });
    const invitedBy = callerOf(request).id;
    const { code, invitation } = await createInvitation(database, clock, {
      role,
      email,
      invitedBy,
    });
    return reply.code(201).send({
      link: registrationLink(request, pages, code),
      role,
      email: email ?? null,
      expires_at: invitation?.expires_at,
    });
  };
  for (const path of ["/accounts/invite", "/accounts/invitations/invite"]) app.post(path, invite);

  app.get("/accounts/invitations", async () => ({ data: await listInvitations(database, clock) }));

  app.get<{ Params: { id: string } }>("/accounts/invitations/:id", async ({ params }) => {
    const invitation = await findInvitation(database, clock, readId(params.id));
    if (invitation === undefined) throw notFound();
    return invitation;
  });

  app.delete<{ Params: { id: string } }>("/accounts/invitations/:id", ({ params }, reply) => {
    const id = readId(params.id);
    return database.transaction(async (tx) => {
      const invitation = await findInvitation(tx, clock, id);
      if (invitation === undefined) throw notFound();
      if (invitation.state === "used") {
        throw new ServiceError(
          "conflict",
          "A used invitation shows the owner that invited an account.",
        );
      }
      await deleteInvitation(tx, id);
      return reply.code(204).send();
    });
  });
}

/** The code is in the fragment, which browsers send to no server and no proxy, so no log has it. */
function registrationLink(
  request: FastifyRequest,
  { publicUrl, prefix, history }: PageAddresses,
  code: string,
): string {
  const base = publicUrl ?? `${pageOrigin(request)}${prefix}`;
  return `${base}/${history === "hash" ? "#/" : ""}register#invitation=${code}`;
}

/** A browser sends the origin of its page with each POST: behind a proxy, only that is right. */
function pageOrigin(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin !== undefined && /^https?:\/\/[^/\s]+$/.test(origin)
    ? origin
    : `${request.protocol}://${request.host}`;
}

function notFound(): ServiceError {
  return new ServiceError("not-found", "This invitation does not exist.");
}
