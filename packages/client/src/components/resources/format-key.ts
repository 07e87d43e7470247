/** A record's key for people, as the API spells its parts: `5,3%2F4` is "5, 3/4". */
export function formatKey(key: string): string {
  return key.split(",").map(decode).join(", ");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
