/** Texts by key, as a catalogue's file has them. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Each text by its whole key. */
export function flattenTexts(tree: TextTree, above = ""): ReadonlyMap<string, string> {
  const entries = Object.entries(tree).flatMap(([key, text]) =>
    typeof text === "string"
      ? [[above + key, text] as const]
      : [...flattenTexts(text, `${above}${key}.`)],
  );
  return new Map(entries);
}
