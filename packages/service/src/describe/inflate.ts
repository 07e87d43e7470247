import { gunzipSync } from "node:zlib";
import { tooLarge } from "./too-large.ts";

/** Content of gzip bytes (RFC 1952); other bytes are returned as they are. */
export function inflate(bytes: Uint8Array, mostBytes: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(mostBytes);
    return bytes;
  }
}
