/** Formats a record's key: `5,3%2F4` becomes "5, 3/4". */
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
