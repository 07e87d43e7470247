/** Header with the text before its value. */
interface HeaderStart {
  readonly name: string;
  readonly prefix: string;
}

/** A legal name (RFC 9110, section 5.1) and, after it, the start of an example: `Authorization: Bearer {token}`. */
const WRITTEN = /^([\w!#$%&'*+.^`|~-]+)\s*[:=\s(]\s*["'`]?([A-Za-z][A-Za-z-]*)?(?![\w-])/;

/** Separates a header name from the rest of an example in its location. */
export function repairHeader(written: string): HeaderStart {
  const text = written.trim();
  const match = WRITTEN.exec(text) ?? /^([\w!#$%&'*+.^`|~-]+)/.exec(text);
  const [, name = text, scheme] = match ?? [];
  if (name === text) return { name, prefix: "" };
  const isScheme =
    scheme !== undefined && !/^(?:header|token-?value|value|your|key|string)$/i.test(scheme);
  return { name, prefix: isScheme ? `${scheme} ` : "" };
}
