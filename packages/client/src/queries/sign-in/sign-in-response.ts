import type { Credential, HttpResponse, JsonPath } from "@quarterdeck/model";
import { isExactNumber, ownMember, valueAt } from "@quarterdeck/model";
import { SET_COOKIE_HEADER } from "#config/contract.ts";
import { isOwnOrigin } from "#config/api-base.ts";
import { runtimeConfig } from "#config/runtime-config.ts";

export const tokenNames = [
  "token",
  "access_token",
  "accessToken",
  "auth_token",
  "authToken",
  "jwt",
  "id_token",
  "idToken",
  "api_key",
  "apiKey",
  "session_token",
  "sessionToken",
  "key",
];

const INFO_HEADER = "authentication-info";

/** Response headers that contain a token in some APIs, the most frequent first. */
export const tokenHeaders = [
  "authorization",
  "x-auth-token",
  INFO_HEADER,
  "x-access-token",
  "x-session-token",
  "x-subject-token",
  "x-token",
  "x-api-key",
  "x-jwt-token",
  "access-token",
  "auth-token",
  "token",
  "jwt",
];

const wrappers: readonly JsonPath[] = [[], ["data"], ["result"], ["session"], ["token"], ["user"]];

const userNames = ["user", "account", "profile", "me"];

/** Locations of a token that the description names. */
export interface TokenLocations {
  readonly tokenPaths: readonly JsonPath[];
  readonly tokenHeader?: string | undefined;
  /** Location of the token in requests, which some responses have too. */
  readonly credential?: Credential;
}

/** Token of a sign-in response. */
export interface FoundToken {
  readonly token: string;
  /** Response header that contained it. */
  readonly header?: string;
  /** Scheme before the token, with a space. */
  readonly prefix?: string;
  /** True if the description names the location. */
  readonly isDescribed: boolean;
}

/** Finds the token: at the described locations, else at common ones in body and headers, else deeper in the body. */
export function findToken(
  response: HttpResponse,
  { tokenPaths, tokenHeader, credential }: TokenLocations,
): FoundToken | undefined {
  const { body } = response;
  if (tokenHeader !== undefined) {
    const described = readHeader(response, tokenHeader);
    if (described !== undefined) return { ...described, isDescribed: true };
  }
  for (const path of tokenPaths) {
    const value = valueAt(body, path);
    if (isText(value)) return { ...splitScheme(value), isDescribed: true };
  }
  for (const path of wrappers.flatMap((wrapper) => tokenNames.map((name) => [...wrapper, name]))) {
    const value = valueAt(body, path);
    if (isText(value)) return { ...splitScheme(value), isDescribed: false };
  }
  const plain = typeof body === "string" ? splitScheme(body.trim()) : { token: "" };
  if (/^[\w~+/.=-]{16,}$/.test(plain.token)) return { ...plain, isDescribed: false };
  const sentIn = credential?.in === "header" ? [credential.name] : [];
  const others = Object.keys(response.headers).filter((name) => TOKEN_HEADER.test(name));
  for (const name of [...sentIn, ...tokenHeaders, ...others]) {
    const match = readHeader(response, name);
    if (match !== undefined) return { ...match, isDescribed: false };
  }
  const deep = findDeep(body) ?? findSessionId(body);
  return deep === undefined ? undefined : { ...splitScheme(deep), isDescribed: false };
}

/** `x-tenant-auth-token`, `session-ticket`, `set-authorization` */
const TOKEN_HEADER =
  /^(?!.*(?:[cx]srf|refresh|control|proxy))(?:[a-z]+-)*(?:token|jwt|ticket|authorization|(?:api|session|access|auth)-?key|session(?:-?id)?|bearer)$/;

function readHeader(
  { headers }: HttpResponse,
  name: string,
): Pick<FoundToken, "token" | "prefix" | "header"> | undefined {
  const value = ownMember(headers, name.toLowerCase());
  if (!isText(value)) return undefined;
  const header = name.toLowerCase();
  if (header !== INFO_HEADER) return { ...splitScheme(value.trim()), header };
  const token = readTokenParameter(value);
  // Requests have no such header: the token is for `Authorization`.
  return token === undefined ? undefined : { ...splitScheme(token), header: "authorization" };
}

/** Token among the parameters of `Authentication-Info` (RFC 9110, 11.6.3): `token="…"`, or the text without any. */
function readTokenParameter(value: string): string | undefined {
  const parameters = [...value.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/g)];
  const match = parameters.find(([, name = ""]) => TOKEN_PARAMETER.test(name));
  if (match !== undefined) return match[2] ?? match[3];
  return /[,;"]|[\w-]=[^=]/.test(value) ? undefined : value.trim();
}

const TOKEN_PARAMETER =
  /^(?!.*(?:[cx]srf|refresh))(?:\w+[-_])?(?:token|jwt|ticket|bearer|api[-_]?key|session(?:[-_]?id)?)$/i;

function splitScheme(value: string): Pick<FoundToken, "token" | "prefix"> {
  const [, scheme, token] = /^([A-Za-z][\w-]{1,19}) +(\S+)$/.exec(value) ?? [];
  return scheme === undefined || token === undefined
    ? { token: value }
    : { token, prefix: `${scheme} ` };
}

const MAX_DEPTH = 5;

/** Finds a member with the name of a token below any member, the shallowest first. */
function findDeep(body: unknown): string | undefined {
  let level: unknown[] = [body];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const objects = level.filter(
      (value) => typeof value === "object" && value !== null && !isExactNumber(value),
    );
    for (const value of objects) {
      const names = Object.keys(value as object);
      // A pair of tokens; alone, it may be a right.
      const isPair = names.some((name) => /^refresh/i.test(name));
      const match = Object.entries(value as object).find(
        ([name, text]) =>
          (DEEP_NAME.test(name) || (isPair && /^(?:access|bearer)$/i.test(name))) &&
          isText(text) &&
          text.length >= 8,
      );
      if (match !== undefined) return String(match[1]);
    }
    level = objects.flatMap((value) => Object.values(value as object).slice(0, 50));
  }
  return undefined;
}

/** Id of a session that the response describes by its lifetime: a long text, not a UUID. */
function findSessionId(body: unknown): string | undefined {
  const sessions = wrappers.map((path) => valueAt(body, path));
  const session = sessions.find(
    (value) =>
      typeof value === "object" && value !== null && Object.keys(value).some(isLifetimeName),
  );
  const id = valueAt(session, ["id"]);
  return typeof id === "string" && /^[\w~+/.=-]{32,}$/.test(id) && !UUID.test(id) ? id : undefined;
}

function isLifetimeName(name: string): boolean {
  return /^(?:ttl|expires[-_]?(?:in|at|on)?|valid[-_]?until)$/i.test(name);
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const DEEP_NAME =
  /^(?:(?:access|auth|session|bearer|api|user|jwt|id|login)?[-_]?(?:token|jwt)|(?:jwt|token)(?:[-_]?(?:value|string))?|(?:api|session|access|auth)[-_]?key|session[-_]?id)$/i;

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Names of the cookies that a response set; undefined: only the gateway knows them. */
export function readSetCookies({ headers }: HttpResponse): readonly string[] | undefined {
  const names = headers[SET_COOKIE_HEADER];
  if (names !== undefined) return names.split(", ");
  return isOwnOrigin() && runtimeConfig().model !== null ? [] : undefined;
}

/** Names of the members of a response, for messages. */
export function listMembers({ body }: HttpResponse): readonly string[] {
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? Object.keys(body).slice(0, 12)
    : [];
}

/** Finds the user in a sign-in response. */
export function findUser(response: HttpResponse, paths: readonly JsonPath[]): unknown {
  const common = [[], ["data"], ["result"]].flatMap((wrapper) =>
    userNames.map((name) => [...wrapper, name]),
  );
  return [...paths, ...common]
    .map((path) => valueAt(response.body, path))
    .find((value) => typeof value === "object" && value !== null);
}
