import type { JsonPath } from "#types/json.ts";
import type { Document } from "#read/document.ts";
import { listResponseMembers } from "#infer/calls/response-members.ts";
import type { Call } from "#infer/calls/call.ts";
import { isCredentialHeader } from "./credential-names.ts";

/** Token, user and session in the response of a login, from its schema. */
export interface LoginResponse {
  readonly tokenPaths: readonly JsonPath[];
  readonly userPaths: readonly JsonPath[];
  /** Declared response header that contains the token, in lower case. */
  readonly tokenHeader?: string;
  /** The session is a cookie: declared, or the response does not contain a token. */
  readonly isCookie: boolean;
}

const TOKENS =
  "accesstoken token jwt jwttoken authtoken sessiontoken bearertoken apitoken idtoken access bearer sessionid apikey key secret".split(
    " ",
  );
const USERS = /^(?:user|account|profile|me|member|currentuser|userinfo)$/;

/** Headers of a response only: requests have such names for other values, too. */
const TICKET = /^(?!.*[cx]srf)(?:[\w]+-)*(?:ticket|session|token|bearer|authorization)$/i;

/** Usual locations of a token, for responses without a schema. */
const USUAL_TOKENS: readonly JsonPath[] = [
  ["access_token"],
  ["accessToken"],
  ["token"],
  ["jwt"],
  ["data", "access_token"],
  ["data", "accessToken"],
  ["data", "token"],
  ["user", "token"],
];
const USUAL_USERS: readonly JsonPath[] = [["user"], ["data", "user"], ["account"]];

/** Finds token and user in the response of a login. */
export function readLoginResponse(document: Document, call: Call): LoginResponse {
  const { response } = call;
  const setsCookie = response.headers.includes("set-cookie");
  const tokenHeader =
    response.headers.find(isCredentialHeader) ?? response.headers.find((name) => TICKET.test(name));
  if (tokenHeader !== undefined) {
    const inBody = readBody(document, call, setsCookie);
    const isInBody = response.schema !== undefined && inBody.tokenPaths.length > 0;
    const tokenPaths = isInBody ? inBody.tokenPaths : [];
    return { tokenPaths, userPaths: inBody.userPaths, tokenHeader, isCookie: false };
  }
  return readBody(document, call, setsCookie);
}

function readBody(document: Document, { response }: Call, setsCookie: boolean): LoginResponse {
  if (response.schema === undefined) {
    const hasNoContent = response.shape === "none";
    const isCookie = setsCookie || (hasNoContent && /^20[^01]/.test(response.status));
    return isCookie
      ? { tokenPaths: [], userPaths: [], isCookie }
      : { tokenPaths: USUAL_TOKENS, userPaths: USUAL_USERS, isCookie };
  }
  const members = listResponseMembers(document, response.schema, ["\0"]);
  const rank = (name: string) => TOKENS.indexOf(name);
  const isText = (types: readonly string[]) => types.length === 0 || types.includes("string");
  const tokens = members
    .filter(({ name, schema, path }) => rank(name) >= 0 && isText(schema.types) && path.length <= 3)
    .toSorted((a, b) => rank(a.name) - rank(b.name) || a.path.length - b.path.length)
    .map(({ path }) => path);
  const users = members
    .filter(
      ({ name, schema, path }) =>
        USERS.test(name) && schema.types.includes("object") && path.length <= 2,
    )
    .map(({ path }) => path);
  const isUserItself = members.some(
    ({ name, path }) => path.length === 1 && /^(?:email|username)$/.test(name),
  );
  const userPaths = users.length > 0 ? users : isUserItself ? [[]] : [];
  if (tokens.length > 0) return { tokenPaths: tokens, userPaths, isCookie: false };
  if (response.shape === "value" && members.length === 0)
    return { tokenPaths: [[]], userPaths, isCookie: false };
  const isUndescribed = members.length === 0 && !setsCookie;
  return isUndescribed
    ? { tokenPaths: USUAL_TOKENS, userPaths: USUAL_USERS, isCookie: false }
    : { tokenPaths: [], userPaths, isCookie: true };
}
