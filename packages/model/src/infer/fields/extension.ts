import type { Evidence } from "#types/evidence.ts";
import type { Document } from "#read/document.ts";
import { isMap, memberOf } from "#read/member.ts";
import { readAt, readFragment } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";

/** Our own words for what OpenAPI has none for (docs/corrections.md). What they say is certain. */
export type Extension =
  | "x-quarterdeck-hidden"
  | "x-quarterdeck-label"
  | "x-quarterdeck-list"
  | "x-quarterdeck-order"
  | "x-quarterdeck-references"
  | "x-quarterdeck-resource"
  | "x-quarterdeck-role"
  | "x-quarterdeck-title";

/** What an extension says at a place of the document: beside a reference there, else behind it. */
export function extensionAt(document: Document, pointer: string, extension: Extension): unknown {
  let node: unknown = document.root;
  for (const step of readFragment(pointer)) {
    // Only the last step may stand beside a reference: what is above it must be entered.
    node = readAt(node, [step]) ?? readAt(resolve(document, node).value, [step]);
  }
  const beside = memberOf(node, extension);
  return beside === undefined && isMap(node)
    ? memberOf(resolve(document, node).value, extension)
    : beside;
}

export function declaredEvidence(
  about: NonNullable<Evidence["about"]>,
  pointer: string,
  extension: Extension,
): Evidence {
  return { about, pointer, reason: { code: "declared", params: { extension } }, confidence: 1 };
}

/** Text, where the extension holds some. */
export function declaredText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 120) : undefined;
}

/** A place in a record: one name, or names with dots between them where no field has that very name. */
export function declaredPath(text: string, names: readonly string[]): readonly string[] {
  return names.includes(text) ? [text] : text.split(".");
}

export function declaredNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
