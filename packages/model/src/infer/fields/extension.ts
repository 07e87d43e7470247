import type { Evidence } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { isMap, memberOf } from "#read/member.ts";
import { readAt, readFragment, readSteps } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";

/** Extensions for facts that OpenAPI has no keyword for (docs/corrections.md). They are certain. */
export type Extension =
  | "x-quarterdeck-added"
  | "x-quarterdeck-assumed"
  | "x-quarterdeck-fixed"
  | "x-quarterdeck-bulk-effects"
  | "x-quarterdeck-effects"
  | "x-quarterdeck-generated"
  | "x-quarterdeck-hidden"
  | "x-quarterdeck-label"
  | "x-quarterdeck-list"
  | "x-quarterdeck-media-type"
  | "x-quarterdeck-observed"
  | "x-quarterdeck-order"
  | "x-quarterdeck-references"
  | "x-quarterdeck-resource"
  | "x-quarterdeck-role"
  | "x-quarterdeck-safe"
  | "x-quarterdeck-title"
  | "x-quarterdeck-when";

/** Value of an extension at a location of the document: a sibling of a `$ref`, else in the target. */
export function extensionAt(document: Document, pointer: string, extension: Extension): unknown {
  const node = nodeAt(document, pointer);
  const sibling = memberOf(node, extension);
  return sibling === undefined && isMap(node)
    ? memberOf(resolve(document, node).value, extension)
    : sibling;
}

/** Cache: each operation is searched for several extensions. */
const nodesByPointer = new WeakMap<Document, Map<string, unknown>>();

function nodeAt(document: Document, pointer: string): unknown {
  const nodes = nodesByPointer.get(document) ?? new Map<string, unknown>();
  nodesByPointer.set(document, nodes);
  if (!nodes.has(pointer)) nodes.set(pointer, followPointer(document, pointer));
  return nodes.get(pointer);
}

function followPointer(document: Document, pointer: string): unknown {
  let node: unknown = document.root;
  // Pointers of references are encoded as fragments; those of paths are not, and a path may contain `%2C`.
  const decoded = readFragment(pointer);
  for (const [index, step] of readSteps(pointer).entries()) {
    // Only the last step may be a sibling of a `$ref`; earlier steps follow references.
    node =
      readAt(node, [step]) ??
      readAt(node, [decoded[index] ?? step]) ??
      readAt(resolve(document, node).value, [decoded[index] ?? step]);
  }
  return node;
}

/** Evidence of a fact that an extension declares, with confidence 1. */
export function declaredEvidence(
  about: NonNullable<Evidence["about"]>,
  pointer: string,
  extension: Extension,
): Evidence {
  return { about, pointer, reason: { code: "declared", params: { extension } }, confidence: 1 };
}

/** Text of an extension, at most 120 characters; undefined if it is not text or is empty. */
export function declaredText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 120) : undefined;
}

/** Path in a record: one name, or names separated by dots if no field has the whole text as its name. */
export function declaredPath(text: string, names: readonly string[]): readonly string[] {
  return names.includes(text) ? [text] : text.split(".");
}

/** Number of an extension; undefined if it is not a finite number. */
export function declaredNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
