import type { Document } from "#read/document.ts";
import { entriesOf, isMap, listOf, mapOf, memberOf } from "#read/member.ts";
import type { Call } from "#infer/calls/call.ts";

/** What operations ask for, by scheme (OpenAPI 3.1, "Security Requirement Object"). */
export interface Requirements {
  /** How many operations ask for a scheme; the root's word counts for all that say nothing. */
  readonly uses: ReadonlyMap<string, number>;
  /** The scopes that are named with a scheme. */
  readonly scopes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The root lets anyone in, but says how to come in as somebody. */
  readonly isOptional: boolean;
}

export function readRequirements(
  { root, ...document }: Document,
  calls: readonly Call[],
): Requirements {
  const uses = new Map<string, number>();
  const scopes = new Map<string, Set<string>>();
  const count = (holder: unknown, weight: number) => {
    for (const requirement of listOf(holder, "security")) {
      for (const [name, wanted] of entriesOf(requirement)) {
        uses.set(name, (uses.get(name) ?? 0) + weight);
        const known = scopes.get(name) ?? new Set();
        for (const scope of Array.isArray(wanted) ? wanted : []) {
          if (typeof scope === "string") known.add(scope);
        }
        scopes.set(name, known);
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

/** The schemes that an operation's own requirement names, in its order. */
export function requiredSchemes(document: Document, call: Call): readonly string[] {
  return listOf(operationOf(document, call), "security").flatMap((requirement) =>
    entriesOf(requirement).map(([name]) => name),
  );
}

/** A call as the document has it. */
export function operationOf({ root }: Pick<Document, "root">, call: Call): unknown {
  return memberOf(mapOf(root, "paths")[call.path], call.method);
}
