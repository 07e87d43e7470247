import { pathBelow } from "./rewrite-location.ts";
import type { OwnSide } from "./rewrite-location.ts";
import type { Upstream } from "./upstream.ts";

/**
 * A `Set-Cookie` of the upstream for our address: no `Domain`, and its path moved from the upstream's base to ours. A
 * path above the base (mostly `/`) becomes all that we serve, so that the page can read an XSRF token.
 */
export function rewriteCookie(
  cookie: string,
  { basePath }: Pick<Upstream, "basePath">,
  { prefix, ownPath, origin }: OwnSide,
): string {
  const [pair = "", ...attributes] = cookie.split(";");
  // Browsers refuse names with these prefixes when the attributes that they promise are missing.
  const isHostBound = /^\s*__Host-/i.test(pair);
  const isSecureBound = isHostBound || /^\s*__Secure-/i.test(pair);
  const isPlain = origin.startsWith("http:") && !isSecureBound;
  const stored = attributes.flatMap((attribute) => {
    const [name = "", ...rest] = attribute.split("=");
    const write = rewriters[name.trim().toLowerCase()];
    if (!write) return [attribute];
    return write(attribute, rest.join("=").trim(), { isPlain, movePath: movePathUnlessBound });
  });
  return [pair, ...stored].join(";");

  function movePathUnlessBound(path: string): string {
    return isHostBound ? path : movePath(path, basePath, { prefix, ownPath });
  }
}

interface CookieRules {
  /** Browser and we talk plain HTTP: a secure cookie would be thrown away there, and with it the session. */
  readonly isPlain: boolean;
  readonly movePath: (path: string) => string;
}

type RewriteAttribute = (attribute: string, value: string, rules: CookieRules) => readonly string[];

const rewriters: { readonly [name: string]: RewriteAttribute } = {
  domain: () => [],
  // Anything else than a path means the path of the call, which needs no change.
  path: (_, value, { movePath: move }) => (value.startsWith("/") ? [` Path=${move(value)}`] : []),
  // The token travels the same plain way, so nothing is given away that is not already.
  secure: (attribute, _, { isPlain }) => (isPlain ? [] : [attribute]),
  partitioned: (attribute, _, { isPlain }) => (isPlain ? [] : [attribute]),
  // None without Secure is refused. To the page we are the same site anyway.
  samesite: (attribute, value, { isPlain }) =>
    isPlain && value.toLowerCase() === "none" ? [" SameSite=Lax"] : [attribute],
};

function movePath(
  path: string,
  basePath: string,
  { prefix, ownPath }: Pick<OwnSide, "prefix" | "ownPath">,
): string {
  const trimmed = path.replace(/\/+$/, "");
  const isAbove = pathBelow(basePath, trimmed) !== undefined;
  if (isAbove && (trimmed === "" || trimmed !== basePath)) return `${prefix}/`;
  const below = pathBelow(trimmed, basePath);
  return below === undefined ? path : ownPath + below;
}
