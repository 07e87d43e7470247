import { memberOf, textOf } from "#read/member.ts";

/** Prefixes that a security scheme shows before the token, the most certain first, each with its space or `=`. */
export function listPrefixes(scheme: unknown, name = ""): readonly string[] {
  const examples = ["x-default", "x-example", "example", "default"].map((member) =>
    String(memberOf(scheme, member) ?? ""),
  );
  const shown = examples.flatMap((text) => SHOWN.exec(text.trim())?.[1] ?? []);
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
    (word) => !NO_PREFIX.test(word),
  );
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words.map((word) => (word.endsWith("=") ? word : `${word} `)))];
}

/** Prefix of an example: `Token 9c1e`, `Token token=9c1e`. */
const SHOWN = /^([A-Za-z][\w-]{1,19}(?: [\w-]{1,19})?=|[A-Za-z][\w-]{1,19}(?= +\S))/;

/** Words of a sentence in front of a placeholder or a quoted text. */
const NO_PREFIX =
  /^(?:header|your|the|an?|value|string|must|with|is|and|or|add|enter|example|format|here|insert|like|of|pass|paste|provide|put|send|set|type|use|where)$/i;

/** Names of authentication schemes that APIs use as the name of the security scheme. */
const SCHEME_NAME = /^(Token|GenieKey|SSWS|JWT|ApiKey|Api-Key)(?:[_ -]?Auth)?$/;

const PATTERNS = [
  /Authorization["'`]?\s*:\s*["'`]?([A-Za-z][\w-]{1,19}(?: [\w-]{1,19})?=)[^\s=]/,
  /Authorization["'`]?\s*:\s*["'`]?([A-Za-z-]{2,20}) +\S/,
  /(?:^|["'`\s])(Bearer|bearer|Token|token|SSWS|Basic|ApiKey|Api-Key|GenieKey|JWT)[ =]+(?:[{<[(]|x{3,}|X{3,}|your|YOUR|\.\.\.|…)/,
  /\bprefix(?:ed)?(?:\s+(?:with|by|of|is|the word))*:?\s*["'`]([A-Za-z-]{2,20})\s?["'`]/i,
  /["'`]([A-Za-z-]{2,20})\s?["'`]\s+prefix\b/i,
  /\b[Pp]refix(?:ed)?\b.{0,40}?\b(?:with|by|the word)\s+([A-Z][A-Za-z-]{1,19})\b/,
  /(?:^|[\s"'`*(])([A-Z][A-Za-z-]{1,19}) +[{<[][A-Za-z]/,
];
