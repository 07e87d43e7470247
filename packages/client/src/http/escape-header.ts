/**
 * Escapes a header value (H3). Printable ASCII is unchanged, JSON gets `\uXXXX` escapes, other text is percent-encoded.
 */
export function escapeHeader(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  return isJson(text)
    ? escapeJson(text)
    : encodeURIComponent(text.replace(loneSurrogate, "\uFFFD"));
}

const loneSurrogate = /[\uD800-\uDFFF]/gu;

function escapeJson(text: string): string {
  // Raw control characters in JSON can only be whitespace between tokens.
  return text
    .replace(/[\t\n\r]+/g, " ")
    .replace(/[^\x20-\x7E]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
