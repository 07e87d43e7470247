import { ownMember } from "#own/own-member.ts";

/** Member names and list positions from the root. */
export type NodePath = readonly (string | number)[];

/** A selected node. */
export interface Selected {
  readonly path: NodePath;
  readonly value: unknown;
}

/** Returns the nodes that a JSONPath (RFC 9535) selects, in order; or why it is malformed. */
export type Select = (
  root: unknown,
  expression: string,
) => readonly Selected[] | { readonly malformed: string };

/** Loads the JSONPath parser, which is only needed for overlays. */
export async function loadSelect(): Promise<Select> {
  const { exec } = await import("jsonpath-rfc9535");
  return (root, expression) => {
    const nodes: Selected[] = [];
    try {
      exec(root as Parameters<typeof exec>[0], expression, (value: unknown, path) => {
        nodes.push({ path: path.map(readStep), value });
      });
      return nodes;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { malformed: reason.length > 160 ? `${reason.slice(0, 160)}…` : reason };
    }
  };
}

/** True for a singular query (RFC 9535, section 2.3.5.1), which selects at most one node. */
export function isSingularQuery(expression: string): boolean {
  return !/[*?:,]|\.\./.test(expression.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ""));
}

const ESCAPED: { readonly [character: string]: string } = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** Unescapes a name of a normalized path (RFC 9535, section 2.7). */
function readStep(step: string | number): string | number {
  if (typeof step === "number" || !step.includes("\\")) return step;
  return step.replaceAll(
    /\\(?:u([0-9a-f]{4})|(.))/gi,
    (_all, code: string | undefined, character: string) =>
      code === undefined
        ? (ownMember(ESCAPED, character) ?? character)
        : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
