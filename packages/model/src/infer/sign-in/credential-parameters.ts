import type { Document } from "#read/document.ts";
import type { Parameter } from "#types/operation.ts";
import type { Call } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import { parameterKey } from "./setting-locations.ts";
import { isCredentialHeader, isCredentialQuery } from "./credential-names.ts";

/**
 * Removes parameters that repeat the credential: those that a security scheme describes, and keys that most calls
 * require without a scheme. They are entered once, at sign-in.
 */
export function removeCredentialParameters(
  document: Document,
  calls: readonly Call[],
): readonly Call[] {
  const declared = new Set(
    readSecuritySchemes(document, { uses: new Map() }).flatMap(({ credential }) =>
      credential.in === "session" ? [] : [parameterKey(credential)],
    ),
  );
  const counts = new Map<string, number>();
  for (const { parameters } of calls) {
    for (const { parameter } of parameters) {
      const isRepeated = repeatsToken(parameter);
      if (!isRepeated && !mayBeCredential(parameter) && !declared.has(parameterKey(parameter)))
        continue;
      counts.set(parameterKey(parameter), (counts.get(parameterKey(parameter)) ?? 0) + 1);
    }
  }
  const isCredential = (parameter: Parameter) => {
    const key = parameterKey(parameter);
    const isMost = (counts.get(key) ?? 0) * 2 > calls.length;
    // A header with the name of the scheme is the credential; a query parameter may be another value.
    if (declared.size > 0 && repeatsToken(parameter)) return true;
    return declared.has(key) ? parameter.in !== "query" || isMost : isMost && declared.size === 0;
  };
  if (counts.size === 0) return calls;
  return calls.map((call) => ({
    ...call,
    parameters: call.parameters.filter(({ parameter }) => !isCredential(parameter)),
  }));
}

/** True for a parameter whose description explains that it is the token of the sign-in. */
function repeatsToken({ in: location, name, field }: Parameter): boolean {
  return (
    (location === "header" || location === "query") &&
    /^(?:access_?|auth_?)?token$/i.test(name) &&
    /\b(?:authentication|auth|access|bearer|oauth) token\b/i.test(field.description ?? "")
  );
}

function mayBeCredential({ in: location, name, isRequired }: Parameter): boolean {
  if (location === "header") return isCredentialHeader(name);
  return location === "query" && isRequired && isCredentialQuery(name);
}
