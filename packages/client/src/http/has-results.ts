/** True for a list of objects, or an object without an id that has one: it may be results with a code each. */
export function hasResults(body: unknown): boolean {
  if (typeof body !== "object" || body === null || "id" in body) return false;
  const values = Array.isArray(body) ? [body] : Object.values(body);
  return values.some((value) => Array.isArray(value) && typeof value[0] === "object");
}
