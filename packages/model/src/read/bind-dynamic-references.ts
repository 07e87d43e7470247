import type { Document } from "./document.ts";
import { entriesOf, isMap, mapOf, textOf } from "./member.ts";
import type { JsonMap } from "./member.ts";

const MOST_NODES = 5_000;
const bound = new WeakMap<object, unknown>();

/**
 * Target of a reference with each `$dynamicRef` replaced by the schema of the same `$dynamicAnchor` in the referring
 * schema or its `$defs` (JSON Schema 2020-12, section 8.2.3.2).
 */
export function bindDynamicReferences(
  document: Document,
  source: JsonMap,
  target: unknown,
): unknown {
  const anchors = new Map(
    [source, ...entriesOf(mapOf(source, "$defs")).map(([, schema]) => schema)].flatMap((schema) => {
      const name = textOf(schema, "$dynamicAnchor");
      return name === undefined ? [] : [[name, schema] as const];
    }),
  );
  if (anchors.size === 0) return target;
  const cached = bound.get(source);
  if (cached !== undefined) return cached;
  const filled = copy({ document, anchors, left: { nodes: MOST_NODES } }, target, 0);
  bound.set(source, filled);
  return filled;
}

interface Copying {
  readonly document: Document;
  readonly anchors: ReadonlyMap<string, unknown>;
  readonly left: { nodes: number };
}

const MOST_DEEP = 100;

function copy(copying: Copying, value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth > MOST_DEEP) return value;
  if (copying.left.nodes <= 0) return value;
  copying.left.nodes -= 1;
  if (Array.isArray(value)) return value.map((item) => copy(copying, item, depth + 1));
  if (!isMap(value)) return value;
  const open = copying.anchors.get(textOf(value, "$dynamicRef")?.replace(/^#/, "") ?? "");
  if (open !== undefined) return open;
  const made = Object.fromEntries(
    entriesOf(value).map(([key, item]) => [key, copy(copying, item, depth + 1)]),
  );
  const base = copying.document.bases.get(value);
  if (base !== undefined) copying.document.bases.set(made, base);
  return made;
}
