import { ownMember } from "#own/own-member.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, isMap, listOf, mapOf, memberOf } from "#read/member.ts";
import type { Call } from "#infer/calls/call.ts";

/** Security requirements by scheme (OpenAPI 3.1, "Security Requirement Object"). */
export interface Requirements {
  /** Number of operations that require a scheme; the root requirement counts for all operations without one. */
  readonly uses: ReadonlyMap<string, number>;
  /** Scopes by scheme. */
  readonly scopes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The root permits calls without a credential, in addition to those with one. */
  readonly isOptional: boolean;
}

/** Counts the security requirements of the document and its operations. */
export function readRequirements(
  { root, ...document }: Document,
  calls: readonly Call[],
): Requirements {
  const uses = new Map<string, number>();
  const scopes = new Map<string, Set<string>>();
  const count = (node: unknown, weight: number) => {
    for (const requirement of listOf(node, "security")) {
      for (const [name, scopeNames] of entriesOf(requirement)) {
        uses.set(name, (uses.get(name) ?? 0) + weight);
        const schemeScopes = scopes.get(name) ?? new Set();
        for (const scope of Array.isArray(scopeNames) ? scopeNames : []) {
          if (typeof scope === "string") schemeScopes.add(scope);
        }
        scopes.set(name, schemeScopes);
      }
    }
  };
  count(root, Math.max(1, calls.length));
  for (const call of calls) count(operationOf({ ...document, root }, call), 1);
  const atRoot = listOf(root, "security");
  const isOptional =
    atRoot.length > 1 && atRoot.some((one) => isMap(one) && Object.keys(one).length === 0);
  return { uses, scopes, isOptional };
}

/** Names of the schemes in the requirements of an operation, in their order. */
export function requiredSchemes(document: Document, call: Call): readonly string[] {
  return listOf(operationOf(document, call), "security").flatMap((requirement) =>
    entriesOf(requirement).map(([name]) => name),
  );
}

/** Operation Object of a call. */
export function operationOf({ root }: Pick<Document, "root">, call: Call): unknown {
  return memberOf(ownMember(mapOf(root, "paths"), call.path), call.method);
}
