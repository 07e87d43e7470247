import { encodeText, writeText } from "#request/values/write-text.ts";

/**
 * Plain query parameters: arrays are joined by literal commas; `undefined`, `null` and empty arrays are left out;
 * other values are percent-encoded (contract H4).
 */
export function writeParams(params: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    const texts = paramTexts(value);
    if (texts.length > 0) pairs.push(`${encodeText(name)}=${texts.map(encodeText).join(",")}`);
  }
  return pairs.join("&");
}

function paramTexts(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => item !== undefined && item !== null).map(writeText);
}
