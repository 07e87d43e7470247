import type { Upstream } from "./upstream.ts";

/**
 * Returns the upstream's request target for one of ours, its bytes unchanged (an encoded slash stays encoded).
 * Undefined for a target that would leave the upstream's base path: `..` in every spelling that some server reads as
 * the parent.
 */
export function upstreamTarget(
  upstream: Pick<Upstream, "basePath">,
  ownPath: string,
  rawUrl: string,
): string | undefined {
  // RFC 9112 section 3.2.2 allows a target with an origin, which is ignored here.
  const url = rawUrl.replace(/^https?:\/\/[^/?#]*/i, "").split("#", 1)[0] ?? "";
  if (!url.startsWith(ownPath)) return undefined;
  const rest = url.slice(ownPath.length);
  if (rest !== "" && !rest.startsWith("/") && !rest.startsWith("?")) return undefined;
  const path = rest.split("?", 1)[0] ?? "";
  if (hasDotSegment(path)) return undefined;
  return path === "" && upstream.basePath === "" ? `/${rest}` : upstream.basePath + rest;
}

function hasDotSegment(path: string): boolean {
  const segments = path.replaceAll(/%2e/gi, ".").split(/[/\\]|%2f|%5c/i);
  // Some servers remove `;parameters` from a segment before they interpret it.
  return segments.some((segment) => /^\.{1,2}(?:;|%3b|$)/i.test(segment));
}
