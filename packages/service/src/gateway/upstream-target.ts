import type { RouteParameter } from "@quarterdeck/model";
import type { Upstream } from "./upstream.ts";

/**
 * Returns the upstream's request target for one of ours, its bytes unchanged (an encoded slash stays encoded).
 * Undefined for a target that would leave the upstream's base path: `..` in every spelling that some server reads as
 * the parent.
 */
export function upstreamTarget(
  { basePath, route }: Pick<Upstream, "basePath" | "route">,
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
  if (route !== undefined) return (basePath || "/") + writeQuery(route, rest);
  return path === "" && basePath === "" ? `/${rest}` : basePath + rest;
}

/** Query with the path of a request as a parameter. A second one of its name could lead to another path. */
function writeQuery({ name, path: base }: RouteParameter, rest: string): string {
  const [, path = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(rest) ?? [];
  const written = path.replaceAll(/[&+;=]/g, encodeURIComponent);
  const others = query.split("&").filter((part) => part !== "" && !isNamed(part, name));
  return `?${[`${name}=${base + written || "/"}`, ...others].join("&")}`;
}

/** True for a parameter of a name as PHP reads it: up to a bracket, with `_` for other characters. */
function isNamed(part: string, name: string): boolean {
  const [written = ""] = part.replaceAll("+", " ").split(/=|\[|%5b/i);
  const plain = (text: string): string => text.trim().replaceAll(/[^a-z\d]/gi, "_");
  try {
    return plain(decodeURIComponent(written)) === plain(name);
  } catch {
    return true;
  }
}

/** Rounds of decoding that a chain of servers may apply. */
const mostRounds = 4;

function hasDotSegment(path: string): boolean {
  if (!/[.%]/.test(path)) return false;
  let text = path;
  for (let round = 0; round <= mostRounds; round += 1) {
    if (hasDots(text) || (isEncoded.test(text) && hasDots(toPlain(text)))) return true;
    const next = decode(text);
    if (next === text) return false;
    text = next;
  }
  // Nested deeper than any key of a record.
  return /\./.test(text);
}

/** Bytes of characters beyond ASCII. */
const isEncoded = /%[89a-f]/i;

function hasDots(text: string): boolean {
  return text.split(/[/\\]/).some(isDotSegment);
}

/**
 * Some servers remove parameters, control characters, spaces and invisible characters from a segment before they
 * interpret it.
 */
function isDotSegment(segment: string): boolean {
  return /^[\s\p{C}]*\.[\s\p{C}]*(?:\.[\s\p{C}]*)?(?:[;?#]|$)/u.test(segment);
}

/** Characters as some servers compare them: a full-width dot is a dot (Unicode Standard Annex 15, form KC). */
function toPlain(text: string): string {
  return text
    .replaceAll(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    })
    .normalize("NFKC");
}

/** Decodes ASCII characters once, in the overlong and `%u` spellings too that some servers accept. */
function decode(text: string): string {
  return text
    .replaceAll(
      /%c0%([89a-b][\da-f])/gi,
      (_, low: string) => `%${hex(Number.parseInt(low, 16) - 0x80)}`,
    )
    .replaceAll(
      /%c1%([89a-b][\da-f])/gi,
      (_, low: string) => `%${hex(Number.parseInt(low, 16) - 0x40)}`,
    )
    .replaceAll(
      /%e0%80%([89a-b][\da-f])/gi,
      (_, low: string) => `%${hex(Number.parseInt(low, 16) - 0x80)}`,
    )
    .replaceAll(/%u00([0-7][\da-f])/gi, "%$1")
    .replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

function hex(code: number): string {
  return code.toString(16).padStart(2, "0");
}
