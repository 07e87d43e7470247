const texts: ReadonlyMap<string, boolean> = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

/** Value of a boolean field, also as a database without booleans stores it: 1, "True". Undefined for another value. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value !== "boolean" && typeof value !== "number" && typeof value !== "string")
    return undefined;
  return texts.get(String(value).toLowerCase());
}
