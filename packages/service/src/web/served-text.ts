import { compress, compressDensely } from "./compress.ts";
import type { Encoding } from "./compress.ts";

/** A text as it is sent, compressed once for each requested encoding. */
export interface ServedText {
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Above this size, the highest level takes seconds for a tenth less. */
const denseUpTo = 1_000_000;

/** The first response does not wait for the highest level; later ones use it. */
export function createServedText(text: Uint8Array): ServedText {
  const plain = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    encoded(encoding) {
      const previous = made.get(encoding);
      if (previous !== undefined) return previous;
      const quick = compress(plain, encoding);
      made.set(encoding, quick);
      if (encoding === "br" && plain.length <= denseUpTo) {
        void compressDensely(plain).then((dense) => made.set("br", Promise.resolve(dense)));
      }
      return quick;
    },
  };
}
