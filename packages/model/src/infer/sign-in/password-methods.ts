import type { Credential, PasswordMethod, LocatedField } from "#types/sign-in.ts";
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
import { requiredSchemes } from "./security-requirements.ts";
import { fillPath } from "./session-operations.ts";
import type { TokenFlow } from "./token-flow.ts";
import { listSettingLocations } from "./setting-locations.ts";

const FORM = "application/x-www-form-urlencoded";

/** Less than this is no login: the bare look of one, without a word or an answer that says so. */
const MIN_SCORE = 4;

/** The OAuth2 password flow as a way in, what its operation says considered. */
export function flowMethod(
  document: Document,
  flow: TokenFlow,
  taking: readonly PasswordCall[],
): PasswordMethod {
  const known = taking.find(({ call }) => call === flow.call);
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
    // The flow's own names (RFC 6749, section 4.3.2).
    username: { path: ["username"], field: known?.username?.field ?? nameField() },
    password: { path: ["password"], field: asSecret(known?.password.field ?? secretField()) },
    constants: { grant_type: "password" },
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

/** The operation that looks most like a login, with the password in its body. */
export function loginMethod(
  taking: readonly PasswordCall[],
  schemes: readonly SecurityScheme[],
  flow: TokenFlow | undefined,
): PasswordMethod | undefined {
  const [login] = taking
    .filter(({ loginScore, call }) => loginScore >= MIN_SCORE && call !== flow?.call)
    .toSorted((a, b) => b.loginScore - a.loginScore);
  if (login?.username === undefined) return undefined;
  const { call, username, password, leaves, response, loginScore } = login;
  return {
    ...callParts(call, response, schemes),
    username: { path: username.path, field: username.field },
    password: { path: password.path, field: asSecret(password.field) },
    ...splitRest(leaves, password.path.slice(0, -1), [username, password]),
    evidence: {
      pointer: call.pointer,
      reason: { code: "login-post" },
      confidence: Math.min(0.95, 0.5 + loginScore / 20),
    },
  };
}

/** A login that takes the password as a Basic credential and answers a session: by its own security, and by its name. */
export function basicLoginMethod(
  document: Document,
  calls: readonly Call[],
  schemes: readonly SecurityScheme[],
): PasswordMethod | undefined {
  const basic = new Set(schemes.filter(isBasic).map(({ name }) => name));
  const found = calls
    .filter((call) => call.method === "post" && isUnbound(call))
    .filter((call) => requiredSchemes(document, call).some((name) => basic.has(name)))
    .map((call) => ({ call, response: readLoginResponse(document, call) }))
    .map((known) => ({ ...known, score: scoreLogin(known.call, known.response) }))
    .filter(
      ({ score, response }) => score >= 6 && (response.isCookie || response.tokenPaths.length > 0),
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (found === undefined) return undefined;
  const { call, response, score } = found;
  const leaves = call.body === undefined ? [] : listLeafFields(call.body.field);
  return {
    ...callParts(call, response, schemes),
    isBasic: true,
    username: { path: [], field: nameField() },
    password: { path: [], field: secretField() },
    ...splitRest(leaves, [], []),
    evidence: {
      pointer: call.pointer,
      reason: { code: "basic-login" },
      confidence: Math.min(0.9, 0.4 + score / 20),
    },
  };
}

function callParts(
  call: Call,
  response: LoginResponse,
  schemes: readonly SecurityScheme[],
): Pick<PasswordMethod, "kind" | "id" | "call" | "tokenPaths" | "userPaths" | "credential"> {
  const mediaType = call.body?.mediaType ?? "application/json";
  return {
    kind: "password",
    id: call.id,
    call: { method: call.method, path: fillPath(call), mediaType, ...listSettingLocations(call) },
    tokenPaths: response.tokenPaths,
    userPaths: response.userPaths,
    credential: response.isCookie ? { in: "session" } : credentialFor(schemes),
  };
}

/** A token from a login goes where a bearer token or a key in a header goes, never into the address. */
function credentialFor(schemes: readonly SecurityScheme[]): Credential {
  const inHeader = schemes.filter(
    (scheme) => scheme.credential.in === "header" && !isBasic(scheme),
  );
  const authorization = inHeader.find(
    ({ credential }) => credential.in === "header" && /^authorization$/i.test(credential.name),
  );
  return authorization?.credential ?? inHeader[0]?.credential ?? BEARER;
}

/** What a login asks for beside name and password: sent as it is where that is known, else asked for. */
function splitRest(
  leaves: readonly LocatedField[],
  holder: readonly string[],
  known: readonly LocatedField[],
): Pick<PasswordMethod, "constants" | "more"> {
  const constants: { [path: string]: string | number | boolean } = {};
  const more: LocatedField[] = [];
  for (const leaf of leaves) {
    const { path, field } = leaf;
    if (path.join() === "grant_type") constants["grant_type"] = "password";
    const isBeside = path.length === 1 || path.slice(0, -1).join("\0") === holder.join("\0");
    if (!isBeside || !field.isRequired || field.isReadOnly || known.includes(leaf)) continue;
    const fixed = fixedValue(field, known.length === 0);
    const name = path.join(".");
    if (fixed === undefined) more.push({ path, field });
    else constants[name] ??= fixed;
  }
  return more.length === 0 ? { constants } : { constants, more };
}

/** The default, the first choice, or the name that a program gives itself. */
function fixedValue(field: Field, isNamedByHeader: boolean): string | number | boolean | undefined {
  const { default: given, kind, name } = field;
  if (typeof given === "string" || typeof given === "number" || typeof given === "boolean")
    return given;
  if (kind === "boolean") return false;
  if (kind === "choice") {
    const value = field.choices[0]?.value;
    return typeof value === "string" || typeof value === "number" ? value : undefined;
  }
  const isOwnName = /^(?:client|device|app|application|useragent)(?:name|id)?$/i.test(
    name.replaceAll(/[_-]/g, ""),
  );
  return isOwnName || (isNamedByHeader && name === "name") ? "Quarterdeck" : undefined;
}

function isUnbound({ parameters }: Call): boolean {
  return parameters.every(
    ({ parameter }) => parameter.in !== "path" || parameter.field.default !== undefined,
  );
}

export function methodId(name: string): string {
  return name.replaceAll(/[^\w-]+/g, "-");
}

/** Without a label: the description has no such field, and the console calls it in its own words. */
export function nameField(): Field {
  return { kind: "text", name: "username", label: "", isRequired: true };
}

export function secretField(): Field {
  return { kind: "secret", name: "password", label: "", isRequired: true };
}

export function asSecret(field: Field): Field {
  return field.kind === "text" || field.kind === "long-text" ? { ...field, kind: "secret" } : field;
}
