/** A UUID, also without hyphens. */
const UUID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

export function isUuidText(value: unknown): boolean {
  return typeof value === "string" && UUID.test(value);
}
