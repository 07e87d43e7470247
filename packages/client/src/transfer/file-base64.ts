/** More is asked for again instead of being kept. */
const MOST_KEPT = 5_000_000;

/** Few enough arguments for one call. */
const PIECE = 0x8000;

/** A file's bytes as text; undefined where they are too many to be kept. */
export async function writeBase64(file: File): Promise<string | undefined> {
  if (file.size > MOST_KEPT) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + PIECE)));
  }
  return btoa(pieces.join(""));
}

export function readBase64(base64: string, name: string): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return new File([bytes], name);
}
