import type { Claims } from "#http/read-claims.ts";
import { readClaims } from "#http/read-claims.ts";

interface Expected {
  /** Undefined: the description named none. */
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly nonce: string;
}

/** Clocks differ. */
const LEEWAY_S = 300;

/**
 * The claims, checked as OpenID Connect Core 1.0 section 3.1.3.7 asks of one that came from the token address itself:
 * there the connection vouches for it, and its signature is not looked at. Undefined: it is not for us.
 */
export function readIdToken(token: string, expected: Expected): Claims | undefined {
  const claims = readClaims(token);
  if (claims === undefined) return undefined;
  const { iss, aud, azp, exp, nonce } = claims;
  const audience = Array.isArray(aud) ? aud : [aud];
  const isForUs =
    audience.includes(expected.clientId) &&
    (audience.length === 1 || azp === undefined || azp === expected.clientId);
  const isFresh = typeof exp === "number" && exp + LEEWAY_S > Date.now() / 1000;
  const isFromIssuer = expected.issuer === undefined || iss === expected.issuer;
  return isForUs && isFresh && isFromIssuer && nonce === expected.nonce ? claims : undefined;
}
