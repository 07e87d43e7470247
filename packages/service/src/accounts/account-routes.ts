import type { FastifyInstance } from "fastify";
import type { Database, Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { roles } from "./account.ts";
import type { Account, Status } from "./account.ts";
import { deleteAccount, findAccount, lockOwners, updateAccount } from "./account-store.ts";
import type { Guard } from "./guard.ts";
import { listAccounts } from "./list-accounts.ts";
import { optional, readBody, readName, readOneOf } from "./read-body.ts";
import { removeTokens } from "./token-store.ts";

interface StatusAction {
  readonly from: readonly Status[];
  readonly to: Status;
  /** Error detail if the status of the account is not in `from`. */
  readonly otherwise: string;
}

/** Status changes by owners, each its own POST. They are idempotent. */
export const statusActions: { readonly [action: string]: StatusAction } = {
  approve: {
    from: ["waiting", "active"],
    to: "active",
    otherwise: "The account is disabled; enable it instead.",
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
}

/** Adds the account routes for owners below the base path of the API. */
export function addAccountRoutes(app: FastifyInstance, { database, guard }: AccountOptions): void {
  app.addHook("onRequest", async (request) => {
    await guard.requireCaller(request, "owner");
  });

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

  app.get("/accounts", (request) => listAccounts(database, request.query));

  app.get<{ Params: { id: string } }>("/accounts/:id", async ({ params }) =>
    match(await findAccount(database, readId(params.id))),
  );

  app.patch<{ Params: { id: string } }>("/accounts/:id", async ({ params, body }) => {
    const id = readId(params.id);
    const changes = readBody(body, { name: optional(readName), role: optional(readOneOf(roles)) });
    return database.transaction(async (tx) => {
      if (changes.role !== undefined && changes.role !== "owner") await requireOwner(tx, id);
      const { name, role } = changes;
      return match(await updateAccount(tx, id, { name, ...(role && { role }) }));
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

  for (const [name, { from, to, otherwise }] of Object.entries(statusActions)) {
    app.post<{ Params: { id: string } }>(`/accounts/:id/${name}`, ({ params }) => {
      const id = readId(params.id);
      return database.transaction(async (tx) => {
        if (to !== "active") await requireOwner(tx, id);
        const account = match(await findAccount(tx, id));
        if (!from.includes(account.status)) throw new ServiceError("conflict", otherwise);
        if (to !== "active") await removeTokens(tx, id);
        return match(await updateAccount(tx, id, { status: to }));
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

function readId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}

function match(account: Account | undefined): Account {
  if (account === undefined) throw notFound();
  return account;
}

function notFound(): ServiceError {
  return new ServiceError("not-found", "There is no account with this id.");
}
