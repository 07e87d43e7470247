import type { HttpResponse, JsonPath } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import type { Lifetime } from "#session/renewal.ts";
import { readClaims } from "./read-claims.ts";

const refreshNames = ["refresh_token", "refreshToken", "refresh"];
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

/** How long the token of an answer lasts, and what it may be renewed by. Undefined: nobody says when it ends. */
export function readLifetime(
  { body }: HttpResponse,
  token: string,
  tokenPaths: readonly JsonPath[] = [],
): Lifetime | undefined {
  const holders: readonly JsonPath[] = [
    ...tokenPaths.map((path) => path.slice(0, -1)),
    [],
    ["data"],
    ["token"],
    ["tokens"],
  ];
  const all = (names: readonly string[]) =>
    holders.flatMap((holder) => names.map((name) => valueAt(body, [...holder, name])));
  const expiresAt =
    all(expiryNames)
      .map(readTime)
      .find((time) => time !== undefined) ?? claimedEnd(token);
  if (expiresAt === undefined || expiresAt <= Date.now()) return undefined;
  const refreshToken = all(refreshNames).find((value) => typeof value === "string" && value !== "");
  return { expiresAt, refreshToken: typeof refreshToken === "string" ? refreshToken : undefined };
}

/** RFC 7519 section 4.1.4: always a moment, in seconds. */
function claimedEnd(token: string): number | undefined {
  const exp = readClaims(token)?.["exp"];
  return typeof exp === "number" ? exp * 1000 : undefined;
}

const TEN_YEARS_S = 315_000_000;

/** Seconds from now, or a moment: in seconds, in milliseconds or as text. */
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
