import type { Registration } from "@quarterdeck/model";

/**
 * Values of text fields in the fragment of a link, by joined path: `#code=…`. A fragment is sent to no server. A link
 * never fills in a password.
 */
export function readPrefill(
  { fields, linkFields = [] }: Registration,
  fragment: string,
): Readonly<Record<string, string>> {
  const values = new URLSearchParams(fragment);
  return Object.fromEntries(
    [...fields, ...linkFields].flatMap(({ path, field }) => {
      const value = values.get(path.join("."));
      return field.kind === "text" && value !== null ? [[path.join("."), value]] : [];
    }),
  );
}
