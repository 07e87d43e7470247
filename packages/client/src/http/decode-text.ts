import type { HttpResponse } from "@quarterdeck/model";

/** Text of a body. */
export interface DecodedText extends Pick<HttpResponse, "undecodable"> {
  readonly text: string;
}

/** Decodes a body by its byte order mark, else its declared charset, else UTF-8 (RFC 8259, section 8.1). */
export function decodeText(bytes: ArrayBuffer, contentType: string): DecodedText {
  const declared = /;\s*charset\s*=\s*"?([^\s;,"]+)/i.exec(contentType)?.[1];
  const charset = markedCharset(new Uint8Array(bytes)) ?? declared ?? "utf-8";
  return (
    decode(bytes, charset) ??
    // Unknown to the browser.
    (isCharset(charset) ? undefined : decode(bytes, "utf-8")) ?? {
      text: new TextDecoder(isCharset(charset) ? charset : "utf-8").decode(bytes),
      undecodable: charset.toUpperCase(),
    }
  );
}

/** Undefined if the bytes are not text of this charset. */
function decode(bytes: ArrayBuffer, charset: string): DecodedText | undefined {
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

/** True for a label that the browser knows (Encoding Standard, section 4.2). */
function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

function markedCharset([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}
