import { randomBytes } from "node:crypto";
import type { Queryable } from "#database/database.ts";
import type { Role } from "./account.ts";
import type { SteadyClock } from "./steady-clock.ts";
import { hashToken } from "./token-store.ts";
import { utcTime } from "./utc-time.ts";

/** Days after which an unused invitation expires. */
export const invitationDays = 7;

/** Expired invitations are listed for this many days. Used ones stay: they show the owner that invited an account. */
const cleanupDays = 90;

export const invitationStates = ["open", "used", "expired"] as const;

/** An invitation as owners see it, without its code. Times are RFC 3339 in UTC. */
export interface Invitation {
  readonly id: number;
  readonly role: Role;
  /** The only email that may use it; null: any. */
  readonly email: string | null;
  readonly state: (typeof invitationStates)[number];
  /** Id of the owner. */
  readonly invited_by: number | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
  /** Id of the account that was created with it. */
  readonly account_id: number | null;
}

export interface NewInvitation {
  readonly role: Role;
  readonly email: string | undefined;
  /** Id of the owner. */
  readonly invitedBy: number;
}

/** Invitation that is open, while its row is locked. */
export interface OpenInvitation {
  readonly id: number;
  readonly role: Role;
  readonly email: string | null;
}

const now = (n: number) => `$${n}::timestamptz`;

const columns = `id, role, email, invited_by, account_id,
  case when used_at is not null then 'used' when expires_at <= ${now(1)} then 'expired' else 'open' end as state,
  ${utcTime("created_at")}, ${utcTime("expires_at")}, ${utcTime("used_at")}`;

/** Creates an invitation with a code of 256 random bits, of which only the hash is stored. */
export async function createInvitation(
  database: Queryable,
  clock: SteadyClock,
  { role, email, invitedBy }: NewInvitation,
): Promise<{ readonly code: string; readonly invitation: Invitation | undefined }> {
  const code = randomBytes(32).toString("base64url");
  const time = clock.now().toISOString();
  if (clock.isCalm()) {
    await database.query(
      `delete from quarterdeck.invitations
       where used_at is null and expires_at < ${now(1)} - $2::int * interval '1 day'`,
      [time, cleanupDays],
    );
  }
  const { rows } = await database.query<Invitation>(
    `insert into quarterdeck.invitations (hash, role, email, invited_by, created_at, expires_at)
     values ($2, $3, $4, $5, ${now(1)}, ${now(1)} + $6::int * interval '1 day') returning ${columns}`,
    [time, hashToken(code), role, email ?? null, invitedBy, invitationDays],
  );
  return { code, invitation: rows[0] };
}

/** Lists all invitations, newest first. */
export async function listInvitations(
  database: Queryable,
  clock: SteadyClock,
): Promise<readonly Invitation[]> {
  const { rows } = await database.query<Invitation>(
    `select ${columns} from quarterdeck.invitations order by id desc limit 1000`,
    [clock.now().toISOString()],
  );
  return rows;
}

export async function findInvitation(
  database: Queryable,
  clock: SteadyClock,
  id: number,
): Promise<Invitation | undefined> {
  const { rows } = await database.query<Invitation>(
    `select ${columns} from quarterdeck.invitations where id = $2`,
    [clock.now().toISOString(), id],
  );
  return rows[0];
}

/** Deletes an unused invitation; its link is useless then. */
export async function deleteInvitation(tx: Queryable, id: number): Promise<void> {
  await tx.query("delete from quarterdeck.invitations where id = $1 and used_at is null", [id]);
}

/** Finds the open invitation with the code and locks it until the transaction ends: it is used once. */
export async function lockInvitation(
  tx: Queryable,
  clock: SteadyClock,
  code: string,
): Promise<OpenInvitation | undefined> {
  const { rows } = await tx.query<OpenInvitation>(
    `select id, role, email from quarterdeck.invitations
     where hash = $2 and used_at is null and expires_at > ${now(1)} for update`,
    [clock.now().toISOString(), hashToken(code)],
  );
  return rows[0];
}

export async function markUsed(
  tx: Queryable,
  clock: SteadyClock,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<void> {
  await tx.query(
    `update quarterdeck.invitations set used_at = ${now(1)}, account_id = $3 where id = $2`,
    [clock.now().toISOString(), id, accountId],
  );
}
