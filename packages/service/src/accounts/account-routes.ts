import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { roles } from "./account.ts";
import type { Account, Role, Status } from "./account.ts";
import { deleteAccount, findAccount, lockOwners, updateAccount } from "./account-store.ts";
import type { Guard } from "./guard.ts";
import { addInvitationRoutes } from "./invitation-routes.ts";
import type { PageAddresses } from "./invitation-routes.ts";
import { listAccounts } from "./list-accounts.ts";
import { optional, readBody, readName, readOneOf } from "./read-body.ts";
import type { ReadMember } from "./read-body.ts";
import { readId } from "./read-id.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { removeTokens } from "./token-store.ts";
import type { Caller } from "./token-store.ts";

interface StatusAction {
  readonly from: readonly Status[];
  readonly to: Status;
  /** Error detail if the status of the account is not in `from`. */
  readonly otherwise: string;
  /** The body may assign a role. */
  readonly takesRole?: true;
}

const approval: { readonly role: ReadMember<Role | undefined> } = {
  role: optional(readOneOf(roles)),
};
const noMembers: { readonly role?: ReadMember<Role | undefined> } = {};

/** An account as its caller sees it. */
interface ShownAccount extends Account {
  readonly is_own: boolean;
}

/** Status changes by owners, each its own POST. They are idempotent. */
export const statusActions: { readonly [action: string]: StatusAction } = {
  approve: {
    from: ["waiting", "active"],
    to: "active",
    otherwise: "The account is disabled; enable it instead.",
    takesRole: true,
  },
  disable: { from: ["waiting", "active", "disabled"], to: "disabled", otherwise: "" },
  enable: {
    from: ["disabled", "active"],
    to: "active",
    otherwise: "The account waits for approval; approve it instead.",
  },
};

export interface AccountOptions {
  readonly database: Database;
  readonly guard: Guard;
  readonly clock: SteadyClock;
  readonly pages: PageAddresses;
}

/** Adds the account routes for owners below the base path of the API. */
export function addAccountRoutes(app: FastifyInstance, options: AccountOptions): void {
  const { database, guard } = options;
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.addHook("onRequest", async (request) => {
    callers.set(request, await guard.requireCaller(request, "owner"));
  });
  const callerOf = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (caller === undefined) throw new ServiceError("unauthenticated", "Sign in first.");
    return caller;
  };
  const show = (request: FastifyRequest, account: Account | undefined): ShownAccount => {
    const shown = match(account);
    return { ...shown, is_own: shown.id === callerOf(request).id };
  };

  // Most of these take no body: a client may announce JSON all the same and send nothing.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body).trim();
    if (text === "") return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new ServiceError("bad-body", "The body is not valid JSON."));
    }
  });

  addInvitationRoutes(app, { ...options, callerOf });

  app.get("/accounts", async (request) => {
    const page = await listAccounts(database, request.query);
    return { ...page, data: page.data.map((account) => show(request, account)) };
  });

  app.get<{ Params: { id: string } }>("/accounts/:id", async (request) =>
    show(request, await findAccount(database, readId(request.params.id))),
  );

  app.patch<{ Params: { id: string } }>("/accounts/:id", async (request) => {
    const id = readId(request.params.id);
    const changes = readBody(request.body, {
      name: optional(readName),
      role: optional(readOneOf(roles)),
    });
    return database.transaction(async (tx) => {
      if (changes.role !== undefined && changes.role !== "owner") await requireOwner(tx, id);
      const { name, role } = changes;
      return show(request, await updateAccount(tx, id, { name, ...(role && { role }) }));
    });
  });

  app.delete<{ Params: { id: string } }>("/accounts/:id", async ({ params }, reply) => {
    const id = readId(params.id);
    const isDeleted = await database.transaction(async (tx) => {
      await requireOwner(tx, id);
      return deleteAccount(tx, id);
    });
    if (!isDeleted) throw notFound();
    return reply.code(204).send();
  });

  for (const [name, { from, to, otherwise, takesRole = false }] of Object.entries(statusActions)) {
    app.post<{ Params: { id: string } }>(`/accounts/:id/${name}`, (request) => {
      const id = readId(request.params.id);
      const { role } = readBody(request.body ?? {}, takesRole ? approval : noMembers);
      if (to === "disabled" && id === callerOf(request).id) {
        throw new ServiceError(
          "conflict",
          "You cannot disable your own account. Ask another owner, or delete it.",
        );
      }
      return database.transaction(async (tx) => {
        if (to !== "active") await requireOwner(tx, id);
        const account = match(await findAccount(tx, id));
        if (!from.includes(account.status)) throw new ServiceError("conflict", otherwise);
        if (to !== "active") await removeTokens(tx, id);
        // A repeated approval changes no role: it could be that of the last owner.
        const assigned = account.status === "waiting" && role !== undefined ? { role } : {};
        return show(request, await updateAccount(tx, id, { status: to, ...assigned }));
      });
    });
  }

  app.post<{ Params: { id: string } }>("/accounts/:id/sign-out", async ({ params }, reply) => {
    const id = readId(params.id);
    match(await findAccount(database, id));
    await removeTokens(database, id);
    return reply.code(204).send();
  });
}

/** Protects the last owner, which cannot be deleted, disabled or given another role. */
async function requireOwner(tx: Queryable, id: number): Promise<void> {
  const owners = await lockOwners(tx);
  if (owners.length !== 1 || owners[0] !== id) return;
  throw new ServiceError(
    "conflict",
    "This is the last active owner. Make someone else an owner first.",
  );
}

function match(account: Account | undefined): Account {
  if (account === undefined) throw notFound();
  return account;
}

function notFound(): ServiceError {
  return new ServiceError("not-found", "There is no account with this id.");
}
