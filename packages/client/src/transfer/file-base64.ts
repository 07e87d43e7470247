/** Largest stored file; the user selects a larger one again. */
const MAX_STORED_BYTES = 5_000_000;

/** Bytes per call: the number of arguments is limited. */
const PIECE = 0x8000;

/** Bytes of a file as Base64; undefined if the file is too large to store. */
export async function writeBase64(file: File): Promise<string | undefined> {
  if (file.size > MAX_STORED_BYTES) return undefined;
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
