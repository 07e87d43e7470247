/** Texts by key, as in a file of a catalog. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Texts by full key. */
export function flattenTexts(tree: TextTree, prefix = ""): ReadonlyMap<string, string> {
  const entries = Object.entries(tree).flatMap(([key, text]) =>
    typeof text === "string"
      ? [[prefix + key, text] as const]
      : [...flattenTexts(text, `${prefix}${key}.`)],
  );
  return new Map(entries);
}
