/**
 * The name that an answer gives its file (RFC 6266): `filename*` before `filename`. It comes from outside, so it is made one
 * that harms no folder and says what it is; undefined where nothing is left.
 */
export function readFileName(disposition: string | undefined): string | undefined {
  if (disposition === undefined) return undefined;
  const parameters = readParameters(disposition);
  const encoded = decodeExtended(parameters.get("filename*"));
  return cleanName(encoded) ?? cleanName(decodeLatin(parameters.get("filename")));
}

/** Parameters as RFC 9110 section 5.6.6 writes them; the first of a name counts. */
function readParameters(disposition: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pattern = /;\s*([\w!#$&+^`|~.-]+\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;
  for (const [, name = "", quoted, plain = ""] of disposition.matchAll(pattern)) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, "$1");
    if (!found.has(key)) found.set(key, value);
  }
  return found;
}

/** RFC 8187: a character set, perhaps a language, and percent-encoded bytes. */
function decodeExtended(value: string | undefined): string | undefined {
  const [, charset = "", bytes = ""] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? "") ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(bytes);
    if (/^iso-8859-1$/i.test(charset)) return decodeBytes(bytes);
  } catch {
    // Broken bytes: the plain name is what remains.
  }
  return undefined;
}

function decodeBytes(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Many write UTF-8 where Latin-1 is read. */
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

/** Without a folder, without signs that hide or turn what follows, and not the name of a device of Windows. */
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
