import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { JsonPath } from "@quarterdeck/model";

type Node = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

interface LocatedValue {
  /** Member names and indexes, as text. */
  readonly path: JsonPath;
  /** Text of the value, with all digits. */
  readonly text: string;
}

const VALUES: ReadonlySet<string> = new Set([
  "Object",
  "Array",
  "String",
  "Number",
  "True",
  "False",
  "Null",
]);

/** Path and text of the innermost value at a position. */
export function locateValue(state: EditorState, position: number): LocatedValue | undefined {
  const inner = syntaxTree(state).resolveInner(position, -1);
  for (let node: Node | null = inner; node !== null; node = node.parent) {
    const value = node.name === "Property" ? lastValue(node) : node;
    if (value === null || !VALUES.has(value.name)) continue;
    return { path: pathTo(state, value), text: state.sliceDoc(value.from, value.to) };
  }
  return undefined;
}

function lastValue(property: Node): Node | null {
  const { lastChild } = property;
  return lastChild !== null && VALUES.has(lastChild.name) ? lastChild : null;
}

/** Path of a node; that of its property or item. */
export function pathTo(state: EditorState, from: Node): JsonPath {
  const path: string[] = [];
  for (let node: Node | null = from; node !== null; node = node.parent) {
    if (node.name === "Property") path.unshift(readName(state, node));
    else if (node.parent?.name === "Array" && VALUES.has(node.name)) {
      path.unshift(String(indexOf(node)));
    }
  }
  return path;
}

/** Name of a property; empty if it is not complete. */
export function readName(state: EditorState, property: Node): string {
  const name = property.getChild("PropertyName");
  if (name === null) return "";
  const text = state.sliceDoc(name.from, name.to);
  try {
    const parsed: unknown = JSON.parse(text);
    return String(parsed);
  } catch {
    return text.replaceAll('"', "");
  }
}

function indexOf(item: Node): number {
  let index = 0;
  for (let node = item.prevSibling; node !== null; node = node.prevSibling) {
    if (VALUES.has(node.name)) index += 1;
  }
  return index;
}

/** Writes a path as JavaScript does: `lines[0].price`. */
export function writePath(path: JsonPath): string {
  return path
    .map((step, at) => {
      if (/^\d+$/.test(step)) return `[${step}]`;
      if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join("");
}
