/** Possible meanings of an empty input. */
export type Emptiness = "missing" | "null" | "empty";

/** Emptiness of a value; undefined if it is not empty. */
export function emptinessOf(value: unknown): Emptiness | undefined {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (value === "") return "empty";
  if (Array.isArray(value)) return value.length === 0 ? "empty" : undefined;
  const isBare = typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  return isBare && Object.keys(value).length === 0 ? "empty" : undefined;
}
