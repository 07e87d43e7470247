/** Finds typographic errors of a language. */
export function findSpellingErrors(text: string, language: string): readonly string[] {
  return rules.get(language)?.(text) ?? [];
}

const rules = new Map([
  ["ar", findUnisolated],
  ["fr", findSpaces],
]);

/** Values that are numbers: they need no isolation. */
const numbers = new Set(
  "action column count days done expected first highest invalid last left line looked most ms number position promised seconds shown size status total written".split(
    " ",
  ),
);

/** Unicode Annex 9: without isolation, the surrounding text affects the direction of keys, names and URLs. */
function findUnisolated(text: string): readonly string[] {
  const open = text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, "");
  const values = [...open.matchAll(/(?<!\b(?:zero|one|two|few|many|other) )\{([a-z]\w*)\}/gi)]
    .map(([, name = ""]) => name)
    .filter((name) => !numbers.has(name));
  return [
    ...values.map((name) => `lacks \\u2068 and \\u2069 at {${name}}`),
    ...(open.match(/--[a-z]+/g) ?? []).map((flag) => `lacks \\u2068 and \\u2069 at ${flag}`),
    ...(/[\u2068\u2069]/.test(open) ? ["has \\u2068 or \\u2069 without the other"] : []),
  ];
}

/** French has a narrow no-break space before two-part punctuation and inside its quotes. */
function findSpaces(text: string): readonly string[] {
  const isClose = /(?<![\u202f;:!?])[;:!?](?=\s|$|\})/.test(text.replaceAll(/`[^`]*`/g, ""));
  const isBare = /«(?!\u202f)|(?<!\u202f)»/.test(text);
  return [
    ...(isClose ? ["has no \\u202f before ; : ! or ?"] : []),
    ...(isBare ? ["has no \\u202f inside « »"] : []),
  ];
}
