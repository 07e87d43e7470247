import type { Evidence } from "#types/evidence.ts";
import type { ConnectionSetting, PasswordMethod, SignIn, SignInMethod } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import type { Document } from "#read/document.ts";
import { extensionAt } from "#infer/fields/extension.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import type { CombinedScheme } from "./combined-schemes.ts";
import { listPasswordCalls } from "./login-operations.ts";
import {
  basicLoginMethod,
  callParts,
  flowMethod,
  loginMethod,
  WEAK_LOGIN,
} from "./password-methods.ts";
import { findRefresh } from "./refresh-operations.ts";
import { findRegistration } from "./registrations.ts";
import { listSchemeMethods } from "./scheme-methods.ts";
import { readRequirements } from "./security-requirements.ts";
import { findMe } from "./session-operations.ts";
import { findSignOut } from "./sign-out.ts";
import { listChecks } from "./credential-checks.ts";
import { matchMethods } from "./accepted-methods.ts";
import { declaredMethod } from "./declared-sign-in.ts";
import { findCsrf } from "./csrf.ts";
import { findTokenFlow } from "./token-flow.ts";
import { undescribedLoginMethod } from "./undescribed-logins.ts";
import {
  documentPrefixes,
  listUndefinedSchemeMethods,
  listUndeclaredMethods,
  openMethod,
  pastedTokenMethod,
} from "./fallback-methods.ts";

/** Connection settings that are entered with the credential. */
interface ConnectionFacts {
  readonly settings: readonly ConnectionSetting[];
  readonly combined: readonly CombinedScheme[];
}

/**
 * Infers the sign-in methods: password methods first, then those of the security schemes. Also finds registration,
 * current user, sign-out and refresh.
 */
export function inferSignIn(
  { document, schemaFacts }: FieldContext,
  calls: readonly Call[],
  { settings, combined }: ConnectionFacts,
): SignIn {
  const requirements = readRequirements(document, calls);
  const combinedNames = new Set(combined.map(({ scheme }) => scheme.name));
  const schemes = readSecuritySchemes(document, requirements).filter(
    ({ name }) => !combinedNames.has(name),
  );
  const passwordCalls = listPasswordCalls(document, calls);
  const flow = findTokenFlow(document, schemes, calls);
  const prose = documentPrefixes(document);
  const described = [
    flow && flowMethod(document, flow, passwordCalls),
    loginMethod(passwordCalls, schemes, flow) ?? basicLoginMethod(document, calls, schemes),
  ].filter((method) => method !== undefined);
  const undescribed =
    described.length > 0
      ? undefined
      : undescribedLoginMethod(document, calls, (call, response) =>
          callParts(call, response, schemes),
        );
  const passwordMethods = [...described, undescribed]
    .filter((method) => method !== undefined)
    .map((method) => applyProse(method, prose));
  const schemeMethods = listSchemeMethods(schemes, requirements);
  const undefinedMethods = listUndefinedSchemeMethods(document, requirements);
  const ownMethods = [
    ...passwordMethods,
    ...(schemeMethods.length > 0 ? schemeMethods : undefinedMethods),
  ];
  const isUndeclared = schemes.length === 0 && !requirements.isOptional;
  const isWeak =
    isUndeclared &&
    requirements.uses.size === 0 &&
    passwordMethods.some((one) => isNamedByPathOnly(one) && !isRecorded(document, one));
  const methods = [
    ...(isWeak ? [openMethod({ code: "no-security" }, 0.7)] : []),
    ...ownMethods,
    ...listPastedTokens(ownMethods),
    ...(requirements.isOptional ? [openMethod({ code: "open-access" }, 0.6)] : []),
    ...(undescribed !== undefined && isUndeclared
      ? [openMethod({ code: "no-security" }, 0.3)]
      : []),
  ];
  const declared = declaredMethod(document, methods[0]);
  const registration = findRegistration(
    passwordCalls,
    passwordMethods.length > 0,
    (field) => schemaFacts.get(field)?.isHidden === true,
  );
  const login = passwordMethods.find(({ id }) => id !== flow?.call?.id) ?? passwordMethods[0];
  const signOut =
    login === undefined
      ? undefined
      : findSignOut(
          calls,
          calls.find(({ id }) => id === login.id),
        );
  const takenBy = matchMethods(document, schemes, methods);
  const me = findMe(calls, takenBy);
  const checks = listChecks(document, calls, takenBy);
  const csrf = findCsrf(document, calls);
  const refresh = passwordMethods.length === 0 ? undefined : findRefresh(document, calls);
  return {
    methods: [
      ...(declared === undefined ? [] : [declared]),
      ...(methods.length > 0 ? methods : listUndeclaredMethods(document, calls)).filter(
        ({ id }) => id !== declared?.id,
      ),
    ],
    ...(registration === undefined ? {} : { registration }),
    ...(me === undefined ? {} : { me }),
    ...(signOut === undefined ? {} : { signOut }),
    ...(checks.length === 0 ? {} : { checks }),
    ...(csrf === undefined ? {} : { csrf }),
    ...(refresh === undefined ? {} : { refresh }),
    ...(settings.length === 0 ? {} : { settings }),
  };
}

/**
 * True for a login without the words of one and without a token or a cookie in its response: an operation such as
 * `POST /auth` may also check a credential for another service.
 */
function isNamedByPathOnly({ evidence: { reason, confidence } }: PasswordMethod): boolean {
  return reason.code === "login-post" && confidence <= WEAK_LOGIN;
}

/** True for a login of a recorded session or of a collection of examples, which its users need. */
function isRecorded(document: Document, { evidence: { pointer } }: PasswordMethod): boolean {
  return extensionAt(document, pointer, "x-quarterdeck-observed") === true;
}

/** Without schemes, a user may also paste the token that a login returns. */
function listPastedTokens(methods: readonly SignInMethod[]): readonly SignInMethod[] {
  if (methods.some(({ kind }) => kind !== "password")) return [];
  const login = methods.find(
    (method) => method.kind === "password" && method.credential.in === "header",
  );
  if (login?.kind !== "password") return [];
  const evidence: Evidence = {
    pointer: "",
    reason: { code: "token-of-login" },
    confidence: 0.6,
  };
  const { credential, prefixes } = login;
  const hints = prefixes === undefined ? {} : { prefixes };
  return [
    { ...pastedTokenMethod("token", credential), ...hints, isAssumed: true as const, evidence },
  ];
}

/** Uses the prefix in the description of the API if no scheme declares how the token is sent. */
function applyProse(method: PasswordMethod, [first, ...others]: readonly string[]): PasswordMethod {
  const { credential, isAssumed, prefixes } = method;
  const isOpen = isAssumed === true && prefixes === undefined && credential.in === "header";
  if (!isOpen || first === undefined || !/^authorization$/i.test(credential.name)) return method;
  const match = { ...method, credential: { ...credential, prefix: first } };
  return others.length === 0 ? match : { ...match, prefixes: others };
}
