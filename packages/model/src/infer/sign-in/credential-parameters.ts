import type { Document } from "#read/document.ts";
import type { Parameter } from "#types/operation.ts";
import type { Call } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import { isCredentialHeader, isCredentialQuery } from "./fallback-methods.ts";

/**
 * Calls without the parameters that only repeat how somebody is signed in: what a security scheme describes, and a key
 * that most calls require though no scheme tells of it. They are said once, at sign-in.
 */
export function removeCredentialParameters(
  document: Document,
  calls: readonly Call[],
): readonly Call[] {
  const declared = new Set(
    readSecuritySchemes(document, { uses: new Map() }).flatMap(({ credential }) =>
      credential.in === "session" ? [] : [keyOf(credential)],
    ),
  );
  const counts = new Map<string, number>();
  for (const { parameters } of calls) {
    for (const { parameter } of parameters) {
      if (!mayBeCredential(parameter) && !declared.has(keyOf(parameter))) continue;
      counts.set(keyOf(parameter), (counts.get(keyOf(parameter)) ?? 0) + 1);
    }
  }
  const isOne = (parameter: Parameter) => {
    const key = keyOf(parameter);
    const isMost = (counts.get(key) ?? 0) * 2 > calls.length;
    // A header of the scheme's name is nothing else; a word in a query may be.
    return declared.has(key) ? parameter.in !== "query" || isMost : isMost && declared.size === 0;
  };
  if (counts.size === 0) return calls;
  return calls.map((call) => ({
    ...call,
    parameters: call.parameters.filter(({ parameter }) => !isOne(parameter)),
  }));
}

function mayBeCredential({ in: place, name, isRequired }: Parameter): boolean {
  if (place === "header") return isCredentialHeader(name);
  return place === "query" && isRequired && isCredentialQuery(name);
}

function keyOf({ in: place, name }: { readonly in: string; readonly name: string }): string {
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}
