import type { HttpResponse, JsonPath } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import type { Lifetime } from "#session/renewal.ts";
import { readClaims } from "./read-claims.ts";

/** `refresh_token`, `refreshJwt`, `renewal-token`. */
const REFRESH = /^(?:refresh|renew(?:al)?)[_-]?(?:token|jwt|key)?$/i;
const expiryNames = [
  "expires_in",
  "expiresIn",
  "expires_at",
  "expiresAt",
  "access_token_expires_at",
  "accessTokenExpiresAt",
  "accessTokenExpires",
  "token_expires_at",
  "tokenExpiresAt",
  "expires",
  "exp",
];

/** Expiry that is not known: a refused call shows it. */
export const UNKNOWN_EXPIRY = Number.MAX_SAFE_INTEGER;

/** Reads expiry and refresh token of a token response; undefined if it has neither. */
export function readLifetime(
  response: HttpResponse,
  token: string,
  tokenPaths: readonly JsonPath[] = [],
): Lifetime | undefined {
  const refreshToken = readRefreshToken(response, tokenPaths);
  const named = listValues(response, tokenPaths, expiryNames)
    .map(readTime)
    .find((time) => time !== undefined);
  // The earlier one: the unit of a number is an assumption.
  const expiries = [named, claimedExpiry(token)].filter((time) => time !== undefined);
  if (expiries.length === 0 && refreshToken !== undefined)
    return { expiresAt: UNKNOWN_EXPIRY, refreshToken };
  const expiresAt = Math.min(...expiries);
  return expiries.length === 0 || expiresAt <= Date.now() ? undefined : { expiresAt, refreshToken };
}

/** Reads the refresh token of a token response. */
export function readRefreshToken(
  response: HttpResponse,
  tokenPaths: readonly JsonPath[] = [],
): string | undefined {
  return listParents(tokenPaths)
    .flatMap((parent) => Object.entries(valueAt(response.body, parent) ?? {}))
    .flatMap(([name, value]) => (REFRESH.test(name) && typeof value === "string" ? value : []))
    .find((value) => value !== "");
}

function listValues(
  { body }: HttpResponse,
  tokenPaths: readonly JsonPath[],
  names: readonly string[],
): readonly unknown[] {
  return listParents(tokenPaths).flatMap((parent) =>
    names.map((name) => valueAt(body, [...parent, name])),
  );
}

function listParents(tokenPaths: readonly JsonPath[]): readonly JsonPath[] {
  return [...tokenPaths.map((path) => path.slice(0, -1)), [], ["data"], ["token"], ["tokens"]];
}

/** Expiry claim in seconds since 1970 (RFC 7519, section 4.1.4). */
function claimedExpiry(token: string): number | undefined {
  const exp = readClaims(token)?.["exp"];
  return typeof exp === "number" ? exp * 1000 : undefined;
}

const MIN_LIFETIME_MS = 300_000;
const MINUTE_MS = 60_000;
const DAY_S = 86_400;

/** True for whole minutes in milliseconds, such as 900000, which is not a usual number of seconds. */
function isMilliseconds(number: number): boolean {
  return number >= MIN_LIFETIME_MS && number % MINUTE_MS === 0 && number % DAY_S !== 0;
}

const TEN_YEARS_S = 315_000_000;

/** Reads seconds from now, or a time in seconds, in milliseconds or as text. */
function readTime(value: unknown): number | undefined {
  const number =
    typeof value === "string" && value.trim() !== "" ? Number(value) : (value ?? Number.NaN);
  if (typeof number === "number" && number > 0) {
    if (number < TEN_YEARS_S) return Date.now() + number * (isMilliseconds(number) ? 1 : 1000);
    return number < 1e11 ? number * 1000 : number;
  }
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
