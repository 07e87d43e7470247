/** What a reader of a language stumbles over, though the words are right. */
export function findSpellingErrors(said: string, language: string): readonly string[] {
  return rules[language]?.(said) ?? [];
}

const rules: { readonly [language: string]: (said: string) => readonly string[] } = {
  ar: findUnisolated,
  fr: findSpaces,
};

/** Values that are nothing but a number: digits keep their order in any text. */
const numbers = new Set(
  "action column count days done expected faulty first highest last left line looked most ms number place position promised seconds shown size status total written".split(
    " ",
  ),
);

/** Unicode Annex 9: the signs of a key, a name or an address take the side of what stands beside them, unless they are isolated. */
function findUnisolated(said: string): readonly string[] {
  const open = said.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");
  const values = [...open.matchAll(/(?<!\b(?:zero|one|two|few|many|other) )\{([a-z]\w*)\}/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => !numbers.has(name));
  return [
    ...values.map((name) => `stands without \\u2068 and \\u2069 around {${name}}`),
    ...(open.match(/--[a-z]+/g) ?? []).map(
      (flag) => `stands without \\u2068 and \\u2069 around ${flag}`,
    ),
    ...(/[\u2068\u2069]/.test(open) ? ["has \\u2068 or \\u2069 without the other"] : []),
  ];
}

/** French has a narrow space that does not break before what is written high, and inside its quotes. */
function findSpaces(said: string): readonly string[] {
  const isClose = /(?<![\u202f;:!?])[;:!?](?=\s|$|\})/.test(said.replaceAll(/`[^`]*`/g, ""));
  const isBare = /«(?!\u202f)|(?<!\u202f)»/.test(said);
  return [
    ...(isClose ? ["has no \\u202f before ; : ! or ?"] : []),
    ...(isBare ? ["has no \\u202f inside « »"] : []),
  ];
}
