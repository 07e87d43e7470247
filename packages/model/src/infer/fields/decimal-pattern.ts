/** Parts of a pattern for the digits, the sign and the decimal point of a number. */
const NUMERIC_PARTS =
  /\\[d.]|0-9|\[[+\-.\\d]+\]|\(\?[:=!]|\{\d*,?\d*\}|[\^$()[\]|?*+.0]|(?<!\d)-(?=\?)/g;

/**
 * True for the pattern of a decimal in text: only digits, signs and an optional decimal point. `1.2.3` is a version or
 * an address, and a time has a colon.
 */
export function isDecimalPattern(source: unknown): boolean {
  if (typeof source !== "string" || source.length > 200) return false;
  if (!/\\d|0-9/.test(source) || !source.includes(".")) return false;
  if (source.replaceAll(NUMERIC_PARTS, "") !== "") return false;
  try {
    const pattern = new RegExp(source, "u");
    const isOpen = pattern.test("abc");
    return pattern.test("7") && pattern.test("7.5") && (isOpen || !pattern.test("1.2.3"));
  } catch {
    return false;
  }
}
