import type { Provider } from "#types/provider.ts";
import { valueAt } from "#request/values/value-at.ts";

/**
 * Sign-in provider from its metadata (OpenID Connect Discovery 1.0, section 3; RFC 8414, section 2). Throws a
 * `RangeError` with the reason if the issuer does not match, an endpoint is missing, or an HTTPS provider names a
 * plain HTTP endpoint.
 */
export function readProvider(discoveryUrl: string, metadata: unknown): Provider {
  const issuer = textAt(metadata, "issuer");
  const authorizationUrl = textAt(metadata, "authorization_endpoint");
  const tokenUrl = textAt(metadata, "token_endpoint");
  if (issuer === undefined || authorizationUrl === undefined || tokenUrl === undefined)
    throw new RangeError(
      "it names no issuer, authorization_endpoint or token_endpoint, which OpenID Connect Discovery requires",
    );
  if (!isIssuerAt(discoveryUrl, issuer))
    throw new RangeError(`it is the metadata of another issuer: ${issuer}`);
  const trusted = isSecure(discoveryUrl) ? SECURE_ADDRESS : WEB_ADDRESS;
  for (const url of [authorizationUrl, tokenUrl]) {
    if (!trusted.test(url))
      throw new RangeError(`it names an address that cannot be trusted: ${url}`);
  }
  const methods = listAt(metadata, "token_endpoint_auth_methods_supported");
  return {
    issuer,
    authorizationUrl,
    tokenUrl,
    sendsIssuer: valueAt(metadata, ["authorization_response_iss_parameter_supported"]) === true,
    requiresSecretInBody: methods.length > 0 && !methods.includes("client_secret_basic"),
  };
}

/** HTTP addresses without user info and without characters that browsers and servers read differently. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@\\\s]+(?:[/?#][^\\\s]*)?$/i;
const SECURE_ADDRESS = /^https:\/\/[^/?#@\\\s]+(?:[/?#][^\\\s]*)?$/i;

/** True if the metadata address belongs to the issuer: below it, or before its path (RFC 8414, section 3.1). */
function isIssuerAt(discoveryUrl: string, issuer: string): boolean {
  const plain = discoveryUrl.replace(/[?#].*$/s, "");
  const clean = (url: string) => url.replace(/\/+$/, "");
  const below = /^(.*?)\/\.well-known\/openid-configuration$/.exec(plain)?.[1];
  const [, origin, path] =
    /^(https?:\/\/[^/]+)\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(\/.*)?$/.exec(
      plain,
    ) ?? [];
  const expected = [below, origin === undefined ? undefined : origin + (path ?? "")].filter(
    (url) => url !== undefined,
  );
  // A discovery document at another address must be on the host of the issuer.
  if (expected.length === 0) return originOf(plain) === originOf(issuer);
  return expected.some((url) => clean(url) === clean(issuer));
}

function originOf(url: string): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase();
}

function isSecure(url: string): boolean {
  return /^https:/i.test(url);
}

function textAt(value: unknown, name: string): string | undefined {
  const text = valueAt(value, [name]);
  return typeof text === "string" && text !== "" ? text : undefined;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = valueAt(value, [name]);
  return Array.isArray(list) ? list : [];
}
