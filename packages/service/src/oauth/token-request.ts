import { ownMember } from "@quarterdeck/model";
import type { SignInMethod } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";

/** Client ID and secret of the console at the provider, if configured. */
export interface Client {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  /** Grants that the operator allows in addition to the code, also at other hosts. */
  readonly grants: readonly TypedGrant[];
}

/** Grants of credentials that the user types. */
export type TypedGrant = "password" | "client_credentials";

export interface TokenRequest {
  readonly grant: string;
  /** Account that the request signs in, if the user types its name. */
  readonly account: string | undefined;
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
  const names = ownMember(grants, grant);
  if (names === undefined) {
    throw new ServiceError("bad-request", "grant_type must be one that this sign-in uses.");
  }
  const fields = new URLSearchParams({ grant_type: grant });
  for (const name of names) {
    const value = input.get(name);
    if (value !== null && value !== "" && name !== "client_secret") fields.set(name, value);
  }
  const id = fields.get("client_id") ?? "";
  const typed = names.includes("client_secret") ? input.get("client_secret") : null;
  const secret = typed || secretOf(client, id, fields);
  const account = grant === "password" ? (fields.get("username") ?? "") : id;
  return {
    grant,
    account: isTyped(grant) ? account : undefined,
    fields,
    secret: secret === undefined || id === "" ? undefined : { id, secret },
  };
}

/**
 * The configured secret authenticates the console, not a user. It goes only with a proof of the user that cannot be
 * guessed: a code with its verifier (RFC 7636) or a refresh token; with a password only if configured; never with
 * `client_credentials`, which would be a token for everyone.
 */
function secretOf(
  { clientId, clientSecret, grants: allowed }: Client,
  id: string,
  fields: URLSearchParams,
): string | undefined {
  if (id !== clientId) return undefined;
  const isProven: { readonly [grant: string]: boolean } = {
    authorization_code: fields.has("code") && fields.has("code_verifier"),
    refresh_token: fields.has("refresh_token"),
    password: allowed.includes("password"),
  };
  return ownMember(isProven, fields.get("grant_type") ?? "") === true ? clientSecret : undefined;
}

/** Grants of each kind of sign-in method. */
const methodGrants: { readonly [kind in SignInMethod["kind"]]: readonly string[] } = {
  "authorization-code": ["authorization_code", "refresh_token"],
  "openid-connect": ["authorization_code", "refresh_token"],
  password: ["password", "refresh_token"],
  "client-credentials": ["client_credentials", "refresh_token"],
  basic: [],
  token: [],
  none: [],
};

/**
 * Rejects a grant that its sign-in method does not describe, and typed credentials for another host than the API's:
 * anyone could guess them through this service. The API's own host can be reached through the gateway already.
 */
export function checkGrant(
  grant: string,
  {
    kind,
    tokenUrl,
    upstream,
  }: {
    readonly kind: SignInMethod["kind"];
    readonly tokenUrl: string;
    readonly upstream: string | undefined;
  },
  { grants: allowed }: Client,
): void {
  if (!methodGrants[kind].includes(grant)) {
    throw new ServiceError("bad-request", "grant_type must be that of the sign-in method.");
  }
  if (!isTyped(grant) || allowed.includes(grant)) return;
  if (upstream !== undefined && new URL(upstream).origin === new URL(tokenUrl).origin) return;
  throw new ServiceError(
    "bad-request",
    `This service does not forward ${grant} to another host than the API's. Its operator can allow it with --oauth-grants ${grant}.`,
  );
}

function isTyped(grant: string): grant is TypedGrant {
  return grant === "password" || grant === "client_credentials";
}
