import type { Evidence } from "#types/evidence.ts";
import type { ConnectionSetting, SignIn, SignInMethod } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import type { CombinedScheme } from "./combined-schemes.ts";
import { listPasswordCalls } from "./login-operations.ts";
import { basicLoginMethod, flowMethod, loginMethod } from "./password-methods.ts";
import { findRefresh } from "./refresh-operations.ts";
import { findRegistration } from "./registrations.ts";
import { listSchemeMethods } from "./scheme-methods.ts";
import { readRequirements } from "./security-requirements.ts";
import { findMe, findSignOut } from "./session-operations.ts";
import { findTokenFlow } from "./token-flow.ts";
import {
  listUndefinedSchemeMethods,
  listUndeclaredMethods,
  openMethod,
  pastedTokenMethod,
} from "./fallback-methods.ts";

/** What is asked for beside the credential. */
interface ConnectionFacts {
  readonly settings: readonly ConnectionSetting[];
  readonly combined: readonly CombinedScheme[];
}

/** How a person gets in: with a typed password where anything takes one, then as the security schemes say. */
export function inferSignIn(
  { document }: FieldContext,
  calls: readonly Call[],
  { settings, combined }: ConnectionFacts,
): SignIn {
  const requirements = readRequirements(document, calls);
  const beside = new Set(combined.map(({ scheme }) => scheme.name));
  const schemes = readSecuritySchemes(document, requirements).filter(
    ({ name }) => !beside.has(name),
  );
  const taking = listPasswordCalls(document, calls);
  const flow = findTokenFlow(document, schemes, calls);
  const passwords = [
    flow && flowMethod(document, flow, taking),
    loginMethod(taking, schemes, flow) ?? basicLoginMethod(document, calls, schemes),
  ].filter((method) => method !== undefined);
  const declared = listSchemeMethods(schemes, requirements);
  const undefinedSchemes = listUndefinedSchemeMethods(document, requirements);
  const known = [...passwords, ...(declared.length > 0 ? declared : undefinedSchemes)];
  const methods = [
    ...known,
    ...listFurther(known),
    ...(requirements.isOptional ? [openMethod({ code: "lets-anyone-in" }, 0.6)] : []),
  ];
  const registration = findRegistration(taking, passwords.length > 0);
  const me = findMe(calls);
  const login = passwords.find(({ id }) => id !== flow?.call?.id) ?? passwords[0];
  const signOut =
    login === undefined
      ? undefined
      : findSignOut(
          calls,
          calls.find(({ id }) => id === login.id),
        );
  const refresh = passwords.length === 0 ? undefined : findRefresh(document, calls);
  return {
    methods: methods.length > 0 ? methods : listUndeclaredMethods(document, calls),
    ...(registration === undefined ? {} : { registration }),
    ...(me === undefined ? {} : { me }),
    ...(signOut === undefined ? {} : { signOut }),
    ...(refresh === undefined ? {} : { refresh }),
    ...(settings.length === 0 ? {} : { settings }),
  };
}

/** A login answers a token where no scheme is declared: one that somebody has already serves as well. */
function listFurther(known: readonly SignInMethod[]): readonly SignInMethod[] {
  if (known.some(({ kind }) => kind !== "password")) return [];
  const login = known.find(
    (method) => method.kind === "password" && method.credential.in === "header",
  );
  if (login?.kind !== "password") return [];
  const evidence: Evidence = {
    pointer: "",
    reason: { code: "token-of-login" },
    confidence: 0.6,
  };
  return [{ ...pastedTokenMethod("token", login.credential), evidence }];
}
