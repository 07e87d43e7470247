/**
 * Reads the file name of a Content-Disposition header (RFC 6266): `filename*` before `filename`.
 * Makes it safe to save; undefined if nothing remains.
 */
export function readFileName(disposition: string | undefined): string | undefined {
  if (disposition === undefined) return undefined;
  const parameters = readParameters(disposition);
  const encoded = decodeExtended(parameters.get("filename*"));
  return cleanName(encoded) ?? cleanName(decodeLatin(parameters.get("filename")));
}

/** Parameters of RFC 9110 section 5.6.6; the first of each name. */
function readParameters(disposition: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$&+^`|~.-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;
  for (const [, name = "", quoted, plain = ""] of disposition.matchAll(pattern)) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, "$1");
    if (!parameters.has(key)) parameters.set(key, value);
  }
  return parameters;
}

/** RFC 8187: character set, optional language, percent-encoded bytes. */
function decodeExtended(value: string | undefined): string | undefined {
  const [, charset = "", bytes = ""] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? "") ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(bytes);
    if (/^iso-8859-1$/i.test(charset)) return decodeBytes(bytes);
  } catch {
    // Invalid bytes: `filename` is used.
  }
  return undefined;
}

function decodeBytes(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Many servers write UTF-8 in this Latin-1 header. */
function decodeLatin(value: string | undefined): string | undefined {
  if (value === undefined || !/[\x80-\xFF]/.test(value) || /[^\0-\xFF]/.test(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}

const longest = 120;

/** Removes folders and control and formatting characters, and changes Windows device names. */
function cleanName(name: string | undefined): string | undefined {
  const last = name?.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>:"|?*]/gu, "")
    .trim()
    .replace(/^\.+/, "")
    .replace(/[. ]+$/, "");
  if (plain === "") return undefined;
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain) ? `_${plain}` : plain;
  if (safe.length <= longest) return safe;
  const [ending = ""] = /\.\w{1,10}$/.exec(safe) ?? [];
  return safe.slice(0, longest - ending.length) + ending;
}
