import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "#database/database.ts";
import type { Role } from "./account.ts";
import { utcTime } from "./utc-time.ts";
import type { SteadyClock } from "./steady-clock.ts";

/** Days after which an unused token expires. */
const idleDays = 30;
/** Days after sign-in at which every token expires. */
const longestDays = 180;

/** Caller of a request. */
export interface Caller {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Hash of the token that was sent. */
  readonly token: string;
}

/** Days after its end at which a token is deleted. Until then, a wrong clock deletes nothing. */
const cleanupDays = 30;

/** Creates a token of 256 random bits. Only its hash is stored, so a copy of the database signs no one in. */
export async function createToken(
  database: Queryable,
  clock: SteadyClock,
  accountId: number,
  device = "",
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now().toISOString();
  await database.query(
    `insert into quarterdeck.tokens (hash, account_id, created_at, expires_at, device)
     values ($1, $2, $4::timestamptz, $4::timestamptz + $3::int * interval '1 day', $5)`,
    [hashToken(token), accountId, idleDays, now, device],
  );
  if (clock.isCalm()) {
    await database.query(
      "delete from quarterdeck.tokens where expires_at < $1::timestamptz - $2::int * interval '1 day'",
      [now, cleanupDays],
    );
  }
  return token;
}

/** Runs on every call, so that a new role, a disabled account or a sign-out applies at once in every process. */
export async function findCaller(
  database: Queryable,
  clock: SteadyClock,
  token: string,
): Promise<Caller | undefined> {
  const hash = hashToken(token);
  const now = clock.now().toISOString();
  const { rows } = await database.query<Caller & { is_stale: boolean }>(
    `select a.id, a.name, a.email, a.role,
            t.expires_at < least($4::timestamptz + ($2::int - 1) * interval '1 day', t.created_at + $3::int * interval '1 day') as is_stale
     from quarterdeck.tokens t join quarterdeck.accounts a on a.id = t.account_id
     where t.hash = $1 and t.expires_at > $4::timestamptz and a.status = 'active'`,
    [hash, idleDays, longestDays, now],
  );
  const match = rows[0];
  if (match === undefined) return undefined;
  const { is_stale: isStale, ...caller } = match;
  if (isStale) await prolong(database, hash, now);
  return { ...caller, token: hash };
}

/** At most once a day, so that reads do not write. */
async function prolong(database: Queryable, hash: string, now: string): Promise<void> {
  await database.query(
    `update quarterdeck.tokens set expires_at =
       least($4::timestamptz + $2::int * interval '1 day', created_at + $3::int * interval '1 day')
     where hash = $1`,
    [hash, idleDays, longestDays, now],
  );
}

export async function removeToken(database: Queryable, hash: string): Promise<void> {
  await database.query("delete from quarterdeck.tokens where hash = $1", [hash]);
}

/** Removes all sessions of an account except one. */
export async function removeTokens(
  database: Queryable,
  accountId: number,
  exceptHash = "",
): Promise<void> {
  await database.query("delete from quarterdeck.tokens where account_id = $1 and hash <> $2", [
    accountId,
    exceptHash,
  ]);
}

/** Session of the caller. Times are RFC 3339 in UTC. */
export interface Session {
  readonly id: number;
  readonly device: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly is_current: boolean;
}

/** Lists the caller's sessions that have not ended, newest first. */
export async function listSessions(
  database: Queryable,
  clock: SteadyClock,
  { id, token }: Caller,
): Promise<readonly Session[]> {
  const { rows } = await database.query<Session>(
    `select id, device, ${utcTime("created_at")}, ${utcTime("expires_at")}, hash = $2 as is_current
     from quarterdeck.tokens where account_id = $1 and expires_at > $3::timestamptz
     order by quarterdeck.tokens.created_at desc, id desc`,
    [id, token, clock.now().toISOString()],
  );
  return rows;
}

/** Ends a session of an account; false if the account has no such session. */
export async function removeSession(
  database: Queryable,
  accountId: number,
  sessionId: number,
): Promise<boolean> {
  const { rows } = await database.query(
    "delete from quarterdeck.tokens where account_id = $1 and id = $2 returning id",
    [accountId, sessionId],
  );
  return rows.length > 0;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
