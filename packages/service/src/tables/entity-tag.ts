import { createHash } from "node:crypto";

/** Strong entity tag: equal bytes, equal tag. */
export function entityTag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** Weak comparison for reads (RFC 9110 section 13.1.2). */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return listTags(header).some((one) => one === "*" || one.replace(/^W\//, "") === tag);
}

/** Strong comparison for writes (RFC 9110 section 13.1.1). Without the header there is no condition. */
export function isMatch(header: string | undefined, tag: string): boolean {
  return header === undefined || listTags(header).some((one) => one === "*" || one === tag);
}

function listTags(header: string): readonly string[] {
  return header.split(",").map((part) => part.trim());
}
