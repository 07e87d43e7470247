/** True for the start of an HTML document, under any media type. */
export function isPage(text: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script|meta|title)\b/i.test(
    text.slice(0, 2000),
  );
}
