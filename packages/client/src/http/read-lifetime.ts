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

/** Reads expiry and refresh token of a token response; undefined if the expiry is unknown. */
export function readLifetime(
  response: HttpResponse,
  token: string,
  tokenPaths: readonly JsonPath[] = [],
): Lifetime | undefined {
  const expiresAt =
    listValues(response, tokenPaths, expiryNames)
      .map(readTime)
      .find((time) => time !== undefined) ?? claimedExpiry(token);
  if (expiresAt === undefined || expiresAt <= Date.now()) return undefined;
  return { expiresAt, refreshToken: readRefreshToken(response, tokenPaths) };
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

const TEN_YEARS_S = 315_000_000;

/** Reads seconds from now, or a time in seconds, in milliseconds or as text. */
function readTime(value: unknown): number | undefined {
  const number =
    typeof value === "string" && value.trim() !== "" ? Number(value) : (value ?? Number.NaN);
  if (typeof number === "number" && number > 0) {
    if (number < TEN_YEARS_S) return Date.now() + number * 1000;
    return number < 1e11 ? number * 1000 : number;
  }
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
