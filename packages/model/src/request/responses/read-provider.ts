import type { Provider } from "#types/provider.ts";
import { valueAt } from "#request/values/value-at.ts";

/**
 * A provider's metadata, as it stands at its discovery address. Throws a `RangeError` with the reason where it must not
 * be believed: another issuer's, without the addresses, or sending secrets over plain HTTP from a secure address.
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

/** Without a user name in front of the host, and without what browsers and servers read differently. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@\\\s]+(?:[/?#][^\\\s]*)?$/i;
const SECURE_ADDRESS = /^https:\/\/[^/?#@\\\s]+(?:[/?#][^\\\s]*)?$/i;

/** The metadata of an issuer stands at a well-known address below it (or, RFC 8414, in front of its path). */
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
  // A discovery document at an address of its own: at least on the issuer's own host.
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
