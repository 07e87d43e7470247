import type { Field } from "#types/field.ts";

/**
 * True for an empty text with which APIs show an optional member that is not set. Their checks of written values often
 * refuse it; a member that accepts null has null for this purpose.
 */
export function isUnset(
  { isRequired, isNullable, default: value }: Field,
  shown: unknown,
): boolean {
  return shown === "" && !isRequired && isNullable !== true && value === undefined;
}
