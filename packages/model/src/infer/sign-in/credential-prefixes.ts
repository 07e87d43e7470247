import { memberOf, textOf } from "#read/member.ts";

/** Prefixes that a security scheme shows before the token, the most certain first, each with its space. */
export function listPrefixes(scheme: unknown, name = ""): readonly string[] {
  const examples = ["x-default", "x-example", "example", "default"].map((member) =>
    String(memberOf(scheme, member) ?? ""),
  );
  const shown = examples.flatMap(
    (text) => /^([A-Za-z][\w-]{1,19}) +\S/.exec(text.trim())?.[1] ?? [],
  );
  const own = SCHEME_NAME.exec(name)?.[1];
  return unique([
    ...shown,
    ...prefixesIn(textOf(scheme, "description")),
    ...(own === undefined ? [] : [own]),
  ]);
}

/** Prefixes in prose, such as "Authorization: Token xxxxxx" or "prefixed with `Token`". */
export function listProsePrefixes(...texts: readonly (string | undefined)[]): readonly string[] {
  return unique(texts.flatMap(prefixesIn));
}

function prefixesIn(description = ""): readonly string[] {
  return PATTERNS.flatMap((pattern) => pattern.exec(description)?.[1] ?? []).filter(
    (word) => !/^(?:header|your|the|an?|value|string|must|with|is|and|or)$/i.test(word),
  );
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words.map((word) => `${word} `))];
}

/** Names of authentication schemes that APIs use as the name of the security scheme. */
const SCHEME_NAME = /^(Token|GenieKey|SSWS|JWT|ApiKey|Api-Key)(?:[_ -]?Auth)?$/;

const PATTERNS = [
  /Authorization["'`]?\s*:\s*["'`]?([A-Za-z-]{2,20}) +\S/,
  /(?:^|["'`\s])(Bearer|bearer|Token|token|SSWS|Basic|ApiKey|Api-Key|GenieKey|JWT)[ =]+(?:[{<[(]|x{3,}|X{3,}|your|YOUR|\.\.\.|…)/,
  /\bprefix(?:ed)?(?:\s+(?:with|by|of|is|the word))*:?\s*["'`]([A-Za-z-]{2,20})\s?["'`]/i,
  /["'`]([A-Za-z-]{2,20})\s?["'`]\s+prefix\b/i,
];
