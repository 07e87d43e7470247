import type { Credential } from "@quarterdeck/model";
import { isOwnOrigin } from "#config/api-base.ts";
import { USER_HEADER, XSRF_COOKIE, XSRF_HEADER } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { isRealToken } from "#session/credential.ts";
import { currentUserText } from "#session/session.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { escapeHeader } from "./escape-header.ts";

/** What a call carries for its session: headers, and a query part where the credential belongs there. */
export interface CallIdentity {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** H2, H3, H6: for the API itself. */
export function writeIdentity(token: string | null, credential: Credential): CallIdentity {
  const placed = isRealToken(token) ? writers[credential.in](token, credential) : noIdentity;
  return { headers: { ...placed.headers, ...userHeader(), ...xsrfHeader() }, query: placed.query };
}

const noIdentity: CallIdentity = { headers: {}, query: "" };

type WriteCredential = (token: string, credential: Credential) => CallIdentity;

const writers: Readonly<Record<Credential["in"], WriteCredential>> = {
  header: (token, credential) =>
    credential.in === "header"
      ? { headers: { [credential.name]: escapeHeader(credential.prefix + token) }, query: "" }
      : noIdentity,
  query: (token, credential) =>
    credential.in === "query"
      ? {
          headers: {},
          query: `${encodeURIComponent(credential.name)}=${encodeURIComponent(token)}`,
        }
      : noIdentity,
  cookie: (token, credential) => {
    // Only our own origin's cookies are ours to write.
    if (credential.in === "cookie" && isOwnOrigin()) writeCookie(credential.name, token);
    return noIdentity;
  },
  session: () => noIdentity,
};

function userHeader(): Readonly<Record<string, string>> {
  const user = runtimeConfig().userHeader ? currentUserText() : null;
  return user === null ? {} : { [USER_HEADER]: escapeHeader(user) };
}

function xsrfHeader(): Readonly<Record<string, string>> {
  const value = isOwnOrigin() ? readCookie(XSRF_COOKIE) : undefined;
  return value === undefined ? {} : { [XSRF_HEADER]: escapeHeader(value) };
}
