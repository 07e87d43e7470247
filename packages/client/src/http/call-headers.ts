import type { Credential } from "@quarterdeck/model";
import { isOwnOrigin } from "#config/api-base.ts";
import {
  CSRF_KEY,
  OWN_HEADERS_KEY,
  USER_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { isRealToken } from "#session/credential.ts";
import type { SessionStore } from "#session/session-store.ts";
import { readCookie } from "./cookies.ts";
import { escapeHeader } from "./escape-header.ts";

/** Headers and query that a request sends for its session. */
export interface CallIdentity {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Writes token, user and XSRF header for the API (H2, H3, H6). */
export type Identify = (token: string | null, credential: Credential) => CallIdentity;

type WriteCookie = (name: string, value: string) => void;

/** Writes token, user and XSRF header for the API (H2, H3, H6). */
export function writeIdentity(
  session: SessionStore,
  token: string | null,
  credential: Credential,
  writeCookie: WriteCookie,
): CallIdentity {
  const { headers, query } = isRealToken(token)
    ? writers[credential.in](token, credential, writeCookie)
    : noIdentity;
  return {
    headers: { ...ownHeaders(session), ...headers, ...userHeader(session), ...xsrfHeader(session) },
    query,
  };
}

/** Headers that the user added to all requests. */
function ownHeaders({ storage }: SessionStore): Readonly<Record<string, string>> {
  const lines = storage.local.read(OWN_HEADERS_KEY)?.split("\n").filter(Boolean) ?? [];
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2)));
}

const noIdentity: CallIdentity = { headers: {}, query: "" };

type WriteCredential = (
  token: string,
  credential: Credential,
  writeCookie: WriteCookie,
) => CallIdentity;

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
  cookie: (token, credential, writeCookie) => {
    // Only cookies of the own origin can be set.
    if (credential.in === "cookie" && isOwnOrigin()) writeCookie(credential.name, token);
    return noIdentity;
  },
  session: () => noIdentity,
};

function userHeader(session: SessionStore): Readonly<Record<string, string>> {
  const user = runtimeConfig().userHeader ? session.user() : null;
  return user === null ? {} : { [USER_HEADER]: escapeHeader(user) };
}

function xsrfHeader({ storage }: SessionStore): Readonly<Record<string, string>> {
  const value = isOwnOrigin() ? readCookie(XSRF_COOKIE) : undefined;
  if (value !== undefined) return { [XSRF_HEADER]: escapeHeader(value) };
  // The sign-in stored which header, and its value or the cookie that has it.
  const [header, text = "", cookie] = (storage.local.read(CSRF_KEY) ?? "").split("\n");
  const token = cookie ? readCookie(cookie) : text;
  return header && token ? { [header]: escapeHeader(token) } : {};
}
