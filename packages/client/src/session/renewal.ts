import { ownMember } from "@quarterdeck/model";
import { RENEWAL_KEY } from "#config/contract.ts";
import type { TabArea } from "./browser-storage.ts";
import type { SessionStore } from "./session-store.ts";
import { fingerprint } from "./fingerprint.ts";

/** Data to renew a token before it expires. Stored for this tab only, never in local storage. */
export interface Renewal {
  /** `id` of the sign-in method; empty: the API's refresh operation. */
  readonly method: string;
  /** Empty: the server uses a cookie or the token itself. */
  readonly refreshToken: string;
  readonly clientId: string;
  readonly expiresAt: number;
  /** Time of the renewal, before `expiresAt`. */
  readonly dueAt: number;
  /** Fingerprint of the token that it renews. */
  readonly of: string;
}

const MAX_LEAD_MS = 60_000;

export interface Lifetime {
  readonly refreshToken: string | undefined;
  readonly expiresAt: number;
}

/** Stores the renewal; null: the token is not renewed. */
export function storeRenewal(tab: TabArea, renewal: Renewal | null): void {
  tab.write(RENEWAL_KEY, renewal === null ? null : JSON.stringify(renewal));
}

export function createRenewal(
  token: string,
  { refreshToken = "", expiresAt }: Lifetime,
  by: Pick<Renewal, "method" | "clientId">,
): Renewal {
  const lead = Math.min(MAX_LEAD_MS, (expiresAt - Date.now()) / 3);
  return { ...by, refreshToken, expiresAt, dueAt: expiresAt - lead, of: fingerprint(token) };
}

/** Renewal of the stored token. A duplicated tab may have one of an older token, which is ignored. */
export function readRenewal({
  storage,
  token: readToken,
}: Pick<SessionStore, "storage" | "token">): Renewal | undefined {
  const text = storage.tab.read(RENEWAL_KEY);
  const token = readToken();
  if (text === null || token === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRenewal(value) && value.of === fingerprint(token) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRenewal(value: unknown): value is Renewal {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Readonly<Record<string, unknown>>;
  return (
    ["method", "refreshToken", "clientId", "of"].every(
      (name) => typeof ownMember(one, name) === "string",
    ) && ["expiresAt", "dueAt"].every((name) => typeof ownMember(one, name) === "number")
  );
}
