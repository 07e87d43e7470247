import { RENEWAL_KEY } from "#config/contract.ts";
import { currentToken } from "./session.ts";
import { readTab, writeTab } from "./local-storage.ts";
import { fingerprint } from "./fingerprint.ts";

/** How a token is followed by a fresh one before it ends. Kept in this tab alone: never in local storage. */
export interface Renewal {
  /** `id` of the way in that gave it; empty: the API's own operation for it. */
  readonly method: string;
  /** Empty: the server knows by a cookie, or by the token itself. */
  readonly refreshToken: string;
  readonly clientId: string;
  readonly expiresAt: number;
  /** When it is time: well before the end, so that a slow answer still comes in time. */
  readonly dueAt: number;
  /** Of the token that it belongs to: another one is none of its business. */
  readonly of: string;
}

const MAX_LEAD_MS = 60_000;

export interface Lifetime {
  readonly refreshToken: string | undefined;
  readonly expiresAt: number;
}

/** Null: the present token lasts as long as it lasts. */
export function storeRenewal(renewal: Renewal | null): void {
  writeTab(RENEWAL_KEY, renewal === null ? null : JSON.stringify(renewal));
}

export function createRenewal(
  token: string,
  { refreshToken = "", expiresAt }: Lifetime,
  by: Pick<Renewal, "method" | "clientId">,
): Renewal {
  const ahead = Math.min(MAX_LEAD_MS, (expiresAt - Date.now()) / 3);
  return { ...by, refreshToken, expiresAt, dueAt: expiresAt - ahead, of: fingerprint(token) };
}

/** What is kept for the token that is stored now. A duplicated tab, or one that slept, may hold what another has used since. */
export function readRenewal(): Renewal | undefined {
  const text = readTab(RENEWAL_KEY);
  const token = currentToken();
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
    ["method", "refreshToken", "clientId", "of"].every((name) => typeof one[name] === "string") &&
    ["expiresAt", "dueAt"].every((name) => typeof one[name] === "number")
  );
}
