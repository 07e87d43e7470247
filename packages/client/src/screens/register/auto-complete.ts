import type { Field } from "@quarterdeck/model";

/** Autocomplete values by field name. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^(?:first|given)_?name$/i, "given-name"],
  [/^(?:last|family|sur)_?name$/i, "family-name"],
  [/^(?:user_?name|login|nick_?name|handle)$/i, "username"],
  [/^(?:(?:full|display)_?name|name)$/i, "name"],
  [/^(?:phone|tel|mobile)/i, "tel"],
  [/^(?:company|organi[sz]ation)/i, "organization"],
];

export function autoComplete({ kind, name }: Field): string {
  if (kind === "email") return "email";
  if (kind === "secret") return "new-password";
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? "off";
}
