import type { PasswordMethod } from "#types/sign-in.ts";
import type { Field } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { BEARER, isBasic } from "./security-schemes.ts";
import type { SecurityScheme } from "./security-schemes.ts";
import { scoreLogin } from "./login-operations.ts";
import type { PasswordCall } from "./login-operations.ts";
import { readLoginResponse } from "./login-responses.ts";
import type { LoginResponse } from "./login-responses.ts";
import { readOtherFields, type OtherFields } from "./other-login-fields.ts";
import { requiredSchemes } from "./security-requirements.ts";
import { fillPath } from "./session-operations.ts";
import type { TokenFlow } from "./token-flow.ts";
import { listSettingLocations } from "./setting-locations.ts";

const FORM = "application/x-www-form-urlencoded";

/** Minimum score of a login: more than a password field, also a word or a token. */
const MIN_SCORE = 4;

/** Confidence in a login with the minimum score. */
export const WEAK_LOGIN = confidenceOf(MIN_SCORE);

/** Sign-in method for the OAuth2 password flow (RFC 6749, section 4.3), with the fields of its operation. */
export function flowMethod(
  document: Document,
  flow: TokenFlow,
  passwordCalls: readonly PasswordCall[],
): PasswordMethod {
  const described = passwordCalls.find(({ call }) => call === flow.call);
  const response = flow.call === undefined ? undefined : readLoginResponse(document, flow.call);
  const tokenPaths =
    response === undefined || response.tokenPaths.length === 0
      ? [["access_token"]]
      : response.tokenPaths;
  return {
    kind: "password",
    id: flow.call?.id ?? methodId(flow.scheme.name),
    call: { method: "post", path: flow.path ?? "", mediaType: FORM },
    ...(flow.path === undefined ? { tokenUrl: flow.tokenUrl } : {}),
    // Parameter names of the flow (RFC 6749, section 4.3.2).
    username: { path: ["username"], field: described?.username?.field ?? nameField() },
    password: { path: ["password"], field: asSecret(described?.password.field ?? secretField()) },
    ...readFlowFields(described),
    tokenPaths,
    userPaths: response?.userPaths ?? [],
    credential: flow.scheme.credential,
    evidence: {
      pointer: flow.scheme.pointer,
      reason: { code: "oauth2-password" },
      confidence: 0.95,
    },
  };
}

/** Other members of the flow's operation, next to the grant (RFC 6749, section 4.3.2). */
function readFlowFields(described: PasswordCall | undefined): OtherFields {
  const { username, password, leaves = [] } = described ?? {};
  const used = [username, password].filter((field) => field !== undefined);
  const others = readOtherFields(leaves, [], used);
  return { ...others, constants: { ...others.constants, grant_type: "password" } };
}

/** Sign-in method for the most probable login operation, with the password in its body. */
export function loginMethod(
  passwordCalls: readonly PasswordCall[],
  schemes: readonly SecurityScheme[],
  flow: TokenFlow | undefined,
): PasswordMethod | undefined {
  const [login] = passwordCalls
    .filter(({ loginScore, call }) => loginScore >= MIN_SCORE && call !== flow?.call)
    .toSorted((a, b) => b.loginScore - a.loginScore);
  if (login?.username === undefined) return undefined;
  const { call, username, password, leaves, inputs, response, loginScore } = login;
  const others = readOtherFields(leaves, password.path.slice(0, -1), [username, password]);
  const more = [...inputs, ...(others.more ?? [])];
  return {
    ...callParts(call, response, schemes),
    username: { path: username.path, field: username.field },
    password: { path: password.path, field: asSecret(password.field) },
    ...others,
    ...(more.length === 0 ? {} : { more }),
    evidence: {
      pointer: call.pointer,
      reason: { code: "login-post" },
      confidence: confidenceOf(loginScore),
    },
  };
}

function confidenceOf(loginScore: number): number {
  return Math.min(0.95, 0.5 + loginScore / 20);
}

/** Sign-in method for a login with a Basic credential that returns a session, by its security and its name. */
export function basicLoginMethod(
  document: Document,
  calls: readonly Call[],
  schemes: readonly SecurityScheme[],
): PasswordMethod | undefined {
  const basic = new Set(schemes.filter(isBasic).map(({ name }) => name));
  const best = calls
    .filter((call) => call.method === "post" && hasFixedPath(call))
    .filter((call) => requiredSchemes(document, call).some((name) => basic.has(name)))
    .map((call) => ({ call, response: readLoginResponse(document, call) }))
    .map((login) => ({ ...login, score: scoreLogin(login.call, login.response) }))
    .filter(
      ({ score, response }) => score >= 6 && (response.isCookie || response.tokenPaths.length > 0),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined) return undefined;
  const { call, response, score } = best;
  const leaves = call.body === undefined ? [] : listLeafFields(call.body.field);
  return {
    ...callParts(call, response, schemes),
    isBasic: true,
    username: { path: [], field: nameField() },
    password: { path: [], field: secretField() },
    ...readOtherFields(leaves, [], []),
    evidence: {
      pointer: call.pointer,
      reason: { code: "basic-login" },
      confidence: Math.min(0.9, 0.4 + score / 20),
    },
  };
}

/** Call and credential of a password method, without its fields. */
export type PasswordCallParts = Omit<
  PasswordMethod,
  "username" | "password" | "constants" | "evidence"
>;

export function callParts(
  call: Call,
  response: LoginResponse,
  schemes: readonly SecurityScheme[],
): PasswordCallParts {
  const mediaType = call.body?.mediaType ?? "application/json";
  const { tokenHeader } = response;
  const location = response.isCookie
    ? { credential: { in: "session" as const } }
    : locationOf(schemes, tokenHeader);
  return {
    kind: "password",
    id: call.id,
    call: { method: call.method, path: fillPath(call), mediaType, ...listSettingLocations(call) },
    tokenPaths: response.tokenPaths,
    userPaths: response.userPaths,
    ...(tokenHeader === undefined ? {} : { tokenHeader }),
    ...location,
  };
}

type TokenLocation = Pick<PasswordMethod, "credential" | "prefixes" | "isAssumed">;

/** Credential for the token of a login: a bearer token or a key in a header; in the URL if the API declares only that. */
function locationOf(
  schemes: readonly SecurityScheme[],
  tokenHeader: string | undefined,
): TokenLocation {
  const inHeader = schemes.filter(
    (scheme) => scheme.credential.in === "header" && !isBasic(scheme),
  );
  const isNamed = (name: string) => (scheme: SecurityScheme) =>
    scheme.credential.in === "header" && scheme.credential.name.toLowerCase() === name;
  const scheme =
    inHeader.find(isNamed(tokenHeader ?? "")) ??
    inHeader.find(isNamed("authorization")) ??
    inHeader[0];
  if (scheme !== undefined) return { credential: scheme.credential, ...credentialHints(scheme) };
  const inQuery = schemes.find(({ credential }) => credential.in === "query");
  if (inQuery !== undefined) return { credential: inQuery.credential };
  if (tokenHeader === undefined || tokenHeader === "authorization")
    return { credential: BEARER, isAssumed: true };
  // APIs that return a token in their own header read it from the same header.
  return { credential: { in: "header", name: tokenHeader, prefix: "" }, isAssumed: true };
}

/** Facts that the description leaves open about the location of a credential. */
export function credentialHints({
  prefixes,
  isAssumed,
}: Pick<SecurityScheme, "prefixes" | "isAssumed">): Pick<TokenLocation, "prefixes" | "isAssumed"> {
  return {
    ...(prefixes.length === 0 ? {} : { prefixes }),
    ...(isAssumed ? { isAssumed } : {}),
  };
}

function hasFixedPath({ parameters }: Call): boolean {
  return parameters.every(
    ({ parameter }) => parameter.in !== "path" || parameter.field.default !== undefined,
  );
}

/** Id of a method from a name: letters, digits, `_` and `-`. */
export function methodId(name: string): string {
  return name.replaceAll(/[^\w-]+/g, "-");
}

/** User name field without a label; the console has its own text. */
export function nameField(): Field {
  return { kind: "text", name: "username", label: "", isRequired: true };
}

/** Password field without a label. */
export function secretField(): Field {
  return { kind: "secret", name: "password", label: "", isRequired: true };
}

/** Text field as a password field. */
export function asSecret(field: Field): Field {
  return field.kind === "text" || field.kind === "long-text" ? { ...field, kind: "secret" } : field;
}
