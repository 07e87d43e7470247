interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * Resolves a reference against a base URI (RFC 3986, section 5.2), https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function resolveUri(base: string, reference: string): string {
  const from = readParts(base);
  const to = readParts(reference);
  if (to.scheme !== undefined) return writeParts({ ...to, path: removeDots(to.path) });
  const { scheme } = from;
  if (to.authority !== undefined) {
    return writeParts({ ...to, scheme, path: removeDots(to.path) });
  }
  const { authority } = from;
  if (to.path === "") {
    const query = to.query ?? from.query;
    return writeParts({ scheme, authority, path: from.path, query, fragment: to.fragment });
  }
  const path = to.path.startsWith("/") ? to.path : merge(from, to.path);
  return writeParts({ ...to, scheme, authority, path: removeDots(path) });
}

/** Address without its fragment, and the fragment. */
export function splitFragment(uri: string): readonly [address: string, fragment: string] {
  const mark = uri.indexOf("#");
  return mark === -1 ? [uri, ""] : [uri.slice(0, mark), uri.slice(mark + 1)];
}

/** Scheme and host of an absolute HTTP URL in lower case; undefined for others. */
export function originOf(uri: string): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(uri)?.[0].toLowerCase();
}

function readParts(uri: string): Parts {
  // The expression of RFC 3986, appendix B.
  const match = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(uri);
  const [, scheme, authority, path = "", query, fragment] = match ?? [];
  return { scheme, authority, path, query, fragment };
}

function writeParts(parts: Parts): string {
  const scheme = parts.scheme === undefined ? "" : `${parts.scheme}:`;
  const authority = parts.authority === undefined ? "" : `//${parts.authority}`;
  const query = parts.query === undefined ? "" : `?${parts.query}`;
  const fragment = parts.fragment === undefined ? "" : `#${parts.fragment}`;
  return `${scheme}${authority}${parts.path}${query}${fragment}`;
}

function merge(base: Parts, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

function removeDots(path: string): string {
  if (!/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return path;
  const isAbsolute = path.startsWith("/");
  const steps = (isAbsolute ? path.slice(1) : path).split("/");
  const segments: string[] = [];
  steps.forEach((step, index) => {
    const isLast = index === steps.length - 1;
    if (step === "..") {
      // A relative path may go above its start; an absolute one stops at the root.
      if (segments.length > 0 && segments.at(-1) !== "..") segments.pop();
      else if (!isAbsolute) segments.push("..");
    } else if (step !== ".") segments.push(step);
    if (isLast && (step === "." || step === "..")) segments.push("");
  });
  return (isAbsolute ? "/" : "") + segments.join("/");
}
