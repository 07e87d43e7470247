import type { FilterOperator } from "#types/list-shape.ts";
import type { TableField } from "./filter-tables.ts";

/** Conditions as a field and a text with `{}` for the value: `status="open"`, `status:open`. */
export interface Matchers {
  readonly matchers: ReadonlyMap<FilterOperator, string>;
  /** Text between conditions; absent: the parameter is repeated. */
  readonly separator?: string;
  /** The only fields that the description names, with their operators; absent: all fields of the rows. */
  readonly fields?: ReadonlyMap<string, TableField>;
}

/** Value of a condition: `open`, `<value>`, `{value}`, `value1`. */
const VALUE = String.raw`[<{[]?[\w*][\w*.-]*[>}\]]?`;
const NAME = String.raw`(?<![\w./:?&=-])[<{]?[a-z][\w.]*[>}]?`;

/** Texts of equality, the most specific first. Two signs (`==`, `=gt=`) are another language. */
const equalities: readonly { readonly is: string; readonly pattern: RegExp }[] = [
  { is: '="{}"', pattern: new RegExp(`${NAME}="${VALUE}`, "i") },
  // AIP-160, https://google.aip.dev/160
  { is: '="{}"', pattern: new RegExp(`\\baip-?160\\b|${NAME} = "${VALUE}`, "i") },
  { is: ':"{}"', pattern: new RegExp(`${NAME}:"${VALUE}`, "i") },
  { is: "={}", pattern: new RegExp(`${NAME}=${VALUE}(?![\\w=])`, "i") },
  { is: ":{}", pattern: new RegExp(`${NAME}:${VALUE}(?![\\w:/])`, "i") },
];

/**
 * Reads a language of matchers from a description or an example: `status="open"`, `k=v`, `field:value`, with `!=`, `=~`
 * and comparisons only if they are described.
 */
export function readMatchers(prose: string, isRepeated: boolean): Matchers | undefined {
  if (/[\w"]==|=(?:gt|ge|lt|le|in|out)=|\bjson\b|\{\s*["'][\w.]+["']\s*:/i.test(prose))
    return undefined;
  const is = equalities.find(({ pattern }) => pattern.test(prose))?.is;
  if (is === undefined) return undefined;
  const value = is.replace(/^[=:]/, "");
  const isQuoted = value !== "{}";
  const has = (sign: string): boolean => prose.includes(sign);
  const entries: readonly (readonly [FilterOperator, string | undefined])[] = [
    ["is", is],
    ["is-not", notText(is, prose)],
    ["contains", containsText(is, prose, isQuoted)],
    ["starts-with", has("=~") && isQuoted ? '=~"{^}.*"' : undefined],
    ["at-least", has(">=") ? `>=${value}` : undefined],
    ["at-most", has("<=") ? `<=${value}` : undefined],
    [
      "more-than",
      />(?!=)["\w]/.test(prose.replaceAll(/<\w[^<>]*>/g, "")) ? `>${value}` : undefined,
    ],
    ["less-than", /\w<(?!=)["\d]/.test(prose) ? `<${value}` : undefined],
  ];
  const matchers = new Map<FilterOperator, string>();
  for (const [operator, text] of entries) if (text !== undefined) matchers.set(operator, text);
  return isRepeated ? { matchers } : { matchers, separator: separatorOf(prose, is) };
}

/** Text of a condition that is not met: signs behind the field, or one in front of it. */
function notText(is: string, prose: string): string | undefined {
  const value = is.replace(/^[=:]/, "");
  if (prose.includes("!=")) return `!=${value}`;
  if (prose.includes("!:")) return `!:${value}`;
  return new RegExp(`(?<![\\w!=])!\\w[\\w.]*${is.charAt(0)}["\\w]`).test(prose)
    ? `!{name}${is}`
    : undefined;
}

/** Text of a search in a value: a regular expression in quotes, a sign without them, or wildcards. */
function containsText(is: string, prose: string, isQuoted: boolean): string | undefined {
  if (prose.includes("=~")) return isQuoted ? '=~".*{^}.*"' : "=~{}";
  if (/\w~["\w]/.test(prose)) return is.replace(/^[=:]/, "~");
  return new RegExp(`${is.charAt(0)}"?\\*`).test(prose) ? is.replace("{}", "*{}*") : undefined;
}

/** Text between two conditions: as in an example with two of them, or as described. */
function separatorOf(prose: string, is: string): string {
  const sign = is.charAt(0);
  const between = new RegExp(
    `\\w${sign}(?:"[^"]*"|[\\w<>*]+)( AND | and |[,;&|] ?| )[<]?[\\w.]+${sign}`,
  ).exec(prose)?.[1];
  if (between !== undefined) return between;
  if (/\bspace/i.test(prose)) return " ";
  if (/\bsemicolons?\b/i.test(prose)) return ";";
  return /\bAND\b|\bAIP-?160\b/.test(prose) ? " AND " : ",";
}
