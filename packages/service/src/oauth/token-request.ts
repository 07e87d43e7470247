import { ServiceError } from "#problem/problems.ts";

/** Client ID and secret of the console at the provider, if configured. */
export interface Client {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
}

export interface TokenRequest {
  readonly fields: URLSearchParams;
  /** Set where a client authenticates itself. */
  readonly secret: { readonly id: string; readonly secret: string } | undefined;
}

/** Allowed members of each grant (RFC 6749 sections 4 and 6, RFC 7636); others are dropped. */
const grants: { readonly [grant: string]: readonly string[] } = {
  authorization_code: ["code", "redirect_uri", "code_verifier", "client_id"],
  refresh_token: ["refresh_token", "scope", "client_id"],
  client_credentials: ["scope", "client_id", "client_secret"],
  password: ["username", "password", "scope", "client_id", "client_secret"],
};

/** Builds the form for the token address: the allowed members from the page, and the secret of the service. */
export function readTokenRequest(form: string, client: Client): TokenRequest {
  const input = new URLSearchParams(form);
  const grant = input.get("grant_type") ?? "";
  const names = Object.hasOwn(grants, grant) ? grants[grant] : undefined;
  if (names === undefined) {
    throw new ServiceError("bad-request", "grant_type must be one that a sign-in needs.");
  }
  const fields = new URLSearchParams({ grant_type: grant });
  for (const name of names) {
    const value = input.get(name);
    if (value !== null && value !== "" && name !== "client_secret") fields.set(name, value);
  }
  const id = fields.get("client_id") ?? "";
  const typed = names.includes("client_secret") ? input.get("client_secret") : null;
  const secret = typed || secretOf(client, id, grant);
  return { fields, secret: secret === undefined || id === "" ? undefined : { id, secret } };
}

/**
 * The configured secret authenticates the console, not a user: every caller must send a code, a password or a refresh
 * token itself. With `client_credentials` it would be a token for everyone.
 */
function secretOf({ clientId, clientSecret }: Client, id: string, grant: string) {
  return id === clientId && grant !== "client_credentials" ? clientSecret : undefined;
}
