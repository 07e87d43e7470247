import { ownMember } from "@quarterdeck/model";
import { pathBelow } from "./rewrite-location.ts";
import type { OwnSide } from "./rewrite-location.ts";
import type { Upstream } from "./upstream.ts";

/**
 * Rewrites a `Set-Cookie` of the upstream for our address: without `Domain`, its path moved from the upstream's base
 * to ours. A path above the base (mostly `/`) becomes the path of the console, so that the page can read an XSRF
 * token.
 */
export function rewriteCookie(
  cookie: string,
  { basePath }: Pick<Upstream, "basePath">,
  { prefix, ownPath, origin }: OwnSide,
): string {
  const [pair = "", ...attributes] = cookie.split(";");
  // Browsers reject names with these prefixes if the required attributes are missing.
  const isHostBound = /^\s*__Host-/i.test(pair);
  const isSecureBound = isHostBound || /^\s*__Secure-/i.test(pair);
  const isPlain = origin.startsWith("http:") && !isSecureBound;
  const stored = attributes.flatMap((attribute) => {
    const [name = "", ...rest] = attribute.split("=");
    const write = ownMember(rewriters, name.trim().toLowerCase());
    if (!write) return [attribute];
    return write(attribute, rest.join("=").trim(), { isPlain, movePath: movePathUnlessBound });
  });
  return [pair, ...stored].join(";");

  function movePathUnlessBound(path: string): string | undefined {
    return isHostBound ? path : movePath(path, basePath, { prefix, ownPath });
  }
}

interface CookieRules {
  /** True over plain HTTP: the browser would drop a secure cookie, and the session with it. */
  readonly isPlain: boolean;
  /** Undefined: the path of the request. */
  readonly movePath: (path: string) => string | undefined;
}

type RewriteAttribute = (attribute: string, value: string, rules: CookieRules) => readonly string[];

const rewriters: { readonly [name: string]: RewriteAttribute } = {
  domain: () => [],
  // Any other value means the path of the request, which needs no change.
  path: (_, value, { movePath: move }) => {
    const moved = value.startsWith("/") ? move(value) : undefined;
    return moved === undefined ? [] : [` Path=${moved}`];
  },
  // The token travels over the same plain connection, so this reveals nothing more.
  secure: (attribute, _, { isPlain }) => (isPlain ? [] : [attribute]),
  partitioned: (attribute, _, { isPlain }) => (isPlain ? [] : [attribute]),
  // Browsers reject None without Secure. For the page, we are the same site anyway.
  samesite: (attribute, value, { isPlain }) =>
    isPlain && value.toLowerCase() === "none" ? [" SameSite=Lax"] : [attribute],
};

function movePath(
  path: string,
  basePath: string,
  { prefix, ownPath }: Pick<OwnSide, "prefix" | "ownPath">,
): string | undefined {
  const trimmed = path.replace(/\/+$/, "");
  const isAbove = pathBelow(basePath, trimmed) !== undefined;
  if (isAbove && (trimmed === "" || trimmed !== basePath)) return `${prefix}/`;
  const below = pathBelow(trimmed, basePath);
  // A path outside the base would be that of another product on our host.
  return below === undefined ? undefined : ownPath + below;
}
