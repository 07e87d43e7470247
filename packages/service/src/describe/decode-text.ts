/** Decodes a description: by byte order mark, else as UTF-16 if every other byte is zero, else by `charset`. */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  return new TextDecoder(guessEncoding(bytes) ?? knownEncoding(charset)).decode(bytes);
}

function guessEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // A description starts with an ASCII character (RFC 4627 section 3).
  if (first === 0 && second !== undefined && second > 0) return "utf-16be";
  return first !== undefined && first > 0 && second === 0 ? "utf-16le" : undefined;
}

function knownEncoding(charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return "utf-8";
  }
}
