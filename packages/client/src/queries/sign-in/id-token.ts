import type { Claims } from "#http/read-claims.ts";
import { readClaims } from "#http/read-claims.ts";

interface Expected {
  /** Undefined: not in the description. */
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly nonce: string;
}

/** Tolerance for clock differences. */
const LEEWAY_S = 300;

/**
 * Reads the claims of a valid ID token; undefined: it is not for this client. The signature is not checked, because the
 * token came from the token endpoint over TLS (OpenID Connect Core 1.0, section 3.1.3.7).
 */
export function readIdToken(token: string, expected: Expected): Claims | undefined {
  const claims = readClaims(token);
  if (claims === undefined) return undefined;
  const { iss, aud, azp, exp, nonce } = claims;
  const audience = Array.isArray(aud) ? aud : [aud];
  const hasAudience =
    audience.includes(expected.clientId) &&
    (audience.length === 1 || azp === undefined || azp === expected.clientId);
  const isFresh = typeof exp === "number" && exp + LEEWAY_S > Date.now() / 1000;
  const isFromIssuer = expected.issuer === undefined || iss === expected.issuer;
  return hasAudience && isFresh && isFromIssuer && nonce === expected.nonce ? claims : undefined;
}
