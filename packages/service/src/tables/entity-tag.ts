import { createHash } from "node:crypto";

/** A strong one: the same bytes, the same tag. */
export function entityTag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** RFC 9110 section 13.1.2: a weak comparison, for reads. */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return listTags(header).some((one) => one === "*" || one.replace(/^W\//, "") === tag);
}

/** RFC 9110 section 13.1.1: a strong comparison, for writes. No header: no condition. */
export function isMatch(header: string | undefined, tag: string): boolean {
  return header === undefined || listTags(header).some((one) => one === "*" || one === tag);
}

function listTags(header: string): readonly string[] {
  return header.split(",").map((part) => part.trim());
}
