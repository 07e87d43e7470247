/** A record's key for people: its parts as they are, not as an address writes them. */
export function readableKey(key: string): string {
  return key.split(",").map(decode).join(", ");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
