import type { SignInMethod } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { requiredSchemes } from "./security-requirements.ts";
import type { SecurityScheme } from "./security-schemes.ts";

/** Ids of the sign-in methods whose credential an operation takes; without `methods`: all. */
export type MethodsOf = (call: Call) => { readonly methods?: readonly string[] };

/**
 * Matches the security requirements of operations with the sign-in methods (OpenAPI 3.1, "Security Requirement
 * Object"): a read that takes only a session reveals nothing about an API key.
 */
export function matchMethods(
  document: Document,
  schemes: readonly SecurityScheme[],
  methods: readonly SignInMethod[],
): MethodsOf {
  return (call) => {
    const required = new Set(requiredSchemes(document, call));
    const taken = new Set(
      schemes.filter(({ name }) => required.has(name)).map(({ credential }) => keyOf(credential)),
    );
    if (taken.size === 0) return {};
    const ids = methods.filter((method) => isTaken(method, taken)).map(({ id }) => id);
    return ids.length === methods.length ? {} : { methods: ids };
  };
}

/** The token of a sign-in with a password may be accepted in other ways than the description has. */
function isTaken(method: SignInMethod, taken: ReadonlySet<string>): boolean {
  return (
    !("credential" in method) || method.kind === "password" || taken.has(keyOf(method.credential))
  );
}

/** Prefixes are often described differently from the scheme. */
function keyOf(credential: SecurityScheme["credential"]): string {
  return "name" in credential ? `${credential.in} ${credential.name.toLowerCase()}` : credential.in;
}
