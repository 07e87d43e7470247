import type { LocatedField } from "#types/field.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { readLoginResponse } from "./login-responses.ts";
import type { LoginResponse } from "./login-responses.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { listPathInputs } from "./login-inputs.ts";
import { requiredSchemes } from "./security-requirements.ts";

/** Operation that takes a password. */
export interface PasswordCall {
  readonly call: Call;
  readonly username: LocatedField | undefined;
  readonly password: LocatedField;
  readonly leaves: readonly LocatedField[];
  /** Parameters in the path. */
  readonly inputs: readonly LocatedField[];
  readonly response: LoginResponse;
  /** Scores of its path, names and response, to distinguish a login from a registration. */
  readonly loginScore: number;
  readonly registerScore: number;
}

const PASSWORD = /^(?:(?:user)?(?:password|passwd|passphrase|pwd|pass|pw)|secretaccesskey)$/;
const USERNAMES =
  "username email identifier login user usr uname emailaddress useremail loginname userid userlogin account accesskeyid name phone phonenumber mobile".split(
    " ",
  );
/** Text of a login next to the password of a site or device, which is not a user. */
const NO_USERNAME =
  /token|code|otp|pin|captcha|challenge|device|client|tenant|realm|domain|host|scope|grant|session|nonce/;
/** Password fields of a change or a reset, not of a login. */
const OTHER_PASSWORDS =
  /^(?:new|old|current|previous|reset)(?:user)?(?:password|passwd|pwd|pass)|resettoken|resetcode/;

/** Lists every POST that takes a password, except for changes and resets. */
export function listPasswordCalls(
  document: Document,
  calls: readonly Call[],
): readonly PasswordCall[] {
  // If some operations require a sign-in, the open ones may be the login.
  const hasGuardedCalls = calls.some((call) => !call.isOpen);
  return calls.flatMap((call) => {
    const passwordCall =
      call.method === "post" ? readPasswordCall(document, call, hasGuardedCalls) : undefined;
    return passwordCall === undefined ? [] : [passwordCall];
  });
}

function readPasswordCall(
  document: Document,
  call: Call,
  hasGuardedCalls: boolean,
): PasswordCall | undefined {
  const { body, path } = call;
  if (body === undefined || !["json", "form", "multipart"].includes(kindOfMedia(body.mediaType)))
    return undefined;
  const inputs = listPathInputs(call);
  const leaves = listLeafFields(body.field).filter((leaf) => leaf.path.length <= 3);
  const password = leaves.find(({ field }) => PASSWORD.test(foldName(field.name)));
  const isChange = leaves.some(({ field }) => OTHER_PASSWORDS.test(foldName(field.name)));
  if (inputs === undefined || password === undefined || isChange) return undefined;
  const response = readLoginResponse(document, call);
  const words = wordsOf(call);
  const username = findUsername(leaves, password, LOGIN.test(words));
  const last = splitPath(path).at(-1)?.text ?? "";
  const required = leaves.filter(({ field }) => field.isRequired);
  return {
    call,
    username,
    password,
    leaves,
    inputs,
    response,
    loginScore:
      scoreLogin(call, response) +
      (username === undefined ? -2 : 1) +
      (leaves.length > 12 || required.length > 5 ? -2 : 0) -
      inputs.length,
    registerScore:
      inputs.length > 0
        ? 0
        : scoreRegistration(call, {
            words,
            last,
            hasGuardedCalls,
            isGuarded: requiredSchemes(document, call).length > 0,
          }),
  };
}

interface RegistrationFacts {
  readonly words: string;
  readonly last: string;
  readonly hasGuardedCalls: boolean;
  /** True if the operation itself has security requirements, not only the document. */
  readonly isGuarded: boolean;
}

/**
 * Scores how probably an operation is a registration: its words are those of one, and it needs no credential. Words such as
 * "sign up" or "without authentication" contradict a requirement of the document, not one of the operation.
 */
function scoreRegistration(
  call: Call,
  { words, last, hasGuardedCalls, isGuarded }: RegistrationFacts,
): number {
  const prose = splitWords((call.description ?? "").slice(0, 80)).join(" ");
  const isNamed = REGISTER.test(`${words} ${prose}`);
  const isDeclaredOpen = hasGuardedCalls && call.isOpen && !call.needsSignIn;
  const isPossible = call.isOpen || (!isGuarded && isCalledOpen(call, words));
  return (
    (isNamed ? 5 : 0) +
    (MANAGED.test(last) ? 2 : 0) +
    (isDeclaredOpen ? 1 : isNamed && isPossible ? 0 : -8) +
    (LOGIN.test(words) && !REGISTER.test(words) ? -5 : 0) +
    (OTHER.test(words) ? -6 : 0)
  );
}

/** Scores how probably an operation is a login, by its path, its words and its response. */
export function scoreLogin(call: Call, response: LoginResponse): number {
  const words = wordsOf(call);
  const last = splitPath(call.path, call.dottedNames).at(-1)?.text ?? "";
  return (
    (LOGIN.test(words) ? 4 : 0) +
    (LOGIN_SEGMENT.test(last) ? 3 : 0) +
    (response.tokenPaths.length > 0 ? 2 : 0) +
    (call.response.headers.includes("set-cookie") ? 2 : 0) +
    (REGISTER.test(words) || MANAGED.test(last) ? -5 : 0) +
    (OTHER.test(words) ? -5 : 0)
  );
}

/** Words of an operation for people without an account. */
const FOR_EVERYONE =
  /\b(?:sign ?up|self (?:service|regist\w*|sign ?up)|unauthenticated|anonymous(?:ly)?|public(?:ly)?|(?:without|no|not? requir\w*|needs? no) (?:\w+ ){0,2}?(?:auth\w*|credentials?|token|log ?in|sign ?in|logging in|signing in|session|api key))\b/;

function isCalledOpen({ description }: Call, words: string): boolean {
  return FOR_EVERYONE.test(`${words} ${splitWords((description ?? "").slice(0, 400)).join(" ")}`);
}

const LOGIN_SEGMENT =
  /^(?:sessions?|tokens?|auth|access.token|local|jwt|authenticate|authentication)$/i;
const LOGIN =
  /\b(?:log ?in|logon|sign ?in|authenticate|firstfactor|obtain token|access token|create (?:a )?session|token obtain|password grant)\b/;
const REGISTER =
  /\b(?:register|registration|sign ?up|create (?:an |a new |new )?account|self service)\b/;
const OTHER =
  /\b(?:reset|forgot|forgotten|recover|recovery|change password|confirm|verify|verification|invite|webhook|ldap|smtp|impersonate|second factor)\b/;
const MANAGED = /^(?:users?|accounts?|members?|customers?|profiles?)$/i;

function wordsOf(call: Call): string {
  return [call.path.replaceAll(/\{[^}]*\}/g, ""), call.operationId ?? "", call.summary ?? ""]
    .map((text) => splitWords(text).join(" "))
    .join(" | ");
}

function findUsername(
  leaves: readonly LocatedField[],
  password: LocatedField,
  isLogin: boolean,
): LocatedField | undefined {
  const parent = password.path.slice(0, -1).join("\0");
  const siblings = leaves.filter(
    ({ path, field }) =>
      path.slice(0, -1).join("\0") === parent && ["text", "email"].includes(field.kind),
  );
  for (const name of USERNAMES) {
    const match = siblings.find(({ field }) => foldName(field.name) === name);
    if (match !== undefined) return match;
  }
  const named = siblings.find(({ field }) => /name$|mail$|login$/.test(foldName(field.name)));
  // The only other required text of a login, in any language: `{ "benutzer", "password" }`.
  const [only, ...others] = siblings.filter(
    ({ field }) => field.isRequired && field.default === undefined && field.kind === "text",
  );
  const isOnly =
    isLogin && others.length === 0 && !NO_USERNAME.test(foldName(only?.field.name ?? ""));
  return named ?? (isOnly ? only : undefined);
}
