import type { PasswordMethod } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { splitWords } from "#infer/names/words.ts";
import { listPathInputs } from "./login-inputs.ts";
import { nameField, secretField } from "./password-methods.ts";
import type { PasswordCallParts } from "./password-methods.ts";
import { scoreLogin } from "./login-operations.ts";
import { readLoginResponse } from "./login-responses.ts";
import type { LoginResponse } from "./login-responses.ts";

/** Minimum score: the words of a login and a token or a cookie in the response. */
const MIN_SCORE = 6;

const LAST_WORDS = /^(?:(?:user |admin )?(?:log ?in|logon|sign ?in)|authenticate)$/;

/** Words of an operation that name a member for a password: `password`, "email and password properties". */
const NAMED_PASSWORD =
  /[`'"]password[`'"]|\bpassword(?:,? (?:and|or) \w+)? (?:propert|field|member)|\b(?:propert(?:y|ies)|fields?|members?)\b[^.]*\bpassword\b/i;

/** Bodies of a login by another way than a name and a password. */
const OTHER_WAYS =
  /\b(?:oauth2?|sso|saml|oidc|google|github|facebook|apple|magic|otp|code|token)\b/;

/**
 * Sign-in method for a login whose body is not described: the usual members for a name and a password.
 * Frameworks that read the credentials themselves leave the body out of the description.
 */
export function undescribedLoginMethod(
  document: Document,
  calls: readonly Call[],
  partsOf: (call: Call, response: LoginResponse) => PasswordCallParts,
): PasswordMethod | undefined {
  const best = calls
    .filter(isCandidate)
    .map((call) => ({ call, response: readLoginResponse(document, call) }))
    .map((login) => ({ ...login, score: scoreLogin(login.call, login.response) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined) return undefined;
  const { call, response, score } = best;
  const isByEmail = namesOnlyEmail(call);
  const inputs = listPathInputs(call) ?? [];
  return {
    ...partsOf(call, response),
    username: isByEmail
      ? { path: ["email"], field: { ...nameField(), kind: "email", name: "email" } }
      : { path: ["username"], field: nameField() },
    ...(isByEmail ? {} : { emailPath: ["email"] }),
    password: { path: ["password"], field: secretField() },
    ...(inputs.length === 0 ? {} : { more: inputs }),
    constants: {},
    evidence: {
      pointer: call.pointer,
      reason: { code: "login-undescribed" },
      confidence: Math.min(0.8, 0.3 + score / 20),
    },
  };
}

function isCandidate(call: Call): boolean {
  const { method, path, body } = call;
  const last = splitWords(splitPath(path, call.dottedNames).at(-1)?.text ?? "").join(" ");
  const isUndescribed = body === undefined || isFreeObject(body.field);
  return (
    method === "post" &&
    isUndescribed &&
    listPathInputs(call) !== undefined &&
    (LAST_WORDS.test(last) || NAMED_PASSWORD.test(proseOf(call))) &&
    !OTHER_WAYS.test(splitWords(path).join(" "))
  );
}

function isFreeObject(field: NonNullable<Call["body"]>["field"]): boolean {
  if (field.kind === "group") return field.fields.length === 0;
  return field.kind === "json" || field.kind === "map";
}

function namesOnlyEmail(call: Call): boolean {
  const prose = proseOf(call);
  return /\be-?mail\b/i.test(prose) && !/\buser ?name\b/i.test(prose);
}

function proseOf({ summary, description, body }: Call): string {
  return [summary, description, body?.field.description].filter(Boolean).join(" ");
}
