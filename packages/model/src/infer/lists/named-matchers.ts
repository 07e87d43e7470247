import type { FilterOperator } from "#types/list-shape.ts";
import type { Matchers } from "./matchers.ts";

interface NamedLanguage {
  /** Its name, or an example that no other language has. */
  readonly pattern: RegExp;
  readonly separator: string;
  readonly matchers: (prose: string) => readonly (readonly [FilterOperator, string])[];
}

const comparisons = [
  ["at-least", '>={"}'],
  ["at-most", '<={"}'],
  ["more-than", '>{"}'],
  ["less-than", '<{"}'],
] as const;

/** A comparison, as in `status = "OPEN"`, `size>=3`. */
const COMPARISON = String.raw`\b[a-z][\w.]* ?(?:!=|[<>]=?|=(?![=~]))`;
const VALUE = String.raw` ?(?:"[^"]*"|'[^']*'|-?\w[\w.-]*)`;

const languages: readonly NamedLanguage[] = [
  // https://lucene.apache.org/core/9_0_0/queryparser/org/apache/lucene/queryparser/classic/package-summary.html
  {
    pattern: /\blucene\b|\bquery[ _-]string (?:query|syntax)\b|\w:\[\S+ TO \S+\]/i,
    separator: " AND ",
    matchers: () => [
      ["is", ':{"}'],
      ["is-not", 'NOT {name}:"{}"'],
      ["contains", ":*{}*"],
      ["starts-with", ":{}*"],
      ["at-least", ':[{"} TO *]'],
      ["at-most", ':[* TO {"}]'],
    ],
  },
  // https://www.elastic.co/docs/explore-analyze/query-filter/languages/kql
  {
    pattern: /\bkql\b|\bkibana query language\b/i,
    separator: " and ",
    matchers: () => [
      ["is", ':{"}'],
      ["is-not", 'not {name}:"{}"'],
      ["contains", ":*{}*"],
      ["starts-with", ":{}*"],
      ...comparisons,
    ],
  },
  // https://google.aip.dev/160
  {
    pattern: new RegExp(
      String.raw`\b[Aa][Ii][Pp](?:[ -]|\.dev\/)?160\b|(?:${COMPARISON}|\b[a-z][\w.]*:)${VALUE} (?:AND|OR) (?:NOT |-)?\(?${COMPARISON}`,
    ),
    separator: " AND ",
    matchers: (prose) => [["is", '={"}'], ["is-not", '!={"}'], ...searches(prose), ...comparisons],
  },
];

/** Many APIs search in texts by the operator "has"; the standard has wildcards. */
function searches(prose: string): readonly (readonly [FilterOperator, string])[] {
  if (HAS.test(prose)) return [["contains", ':{"}']];
  if (!/160\b|\*["'`]/.test(prose)) return [];
  return [
    ["contains", '="*{}*"'],
    ["starts-with", '="{}*"'],
  ];
}

/** An example of the operator "has", or its sign in a list of operators. */
const HAS = /(?<![\w/])[a-z][\w.]*:["'*\w](?!\/)|[`'"]:[`'"]/;

/** Reads a language of conditions as text that a description names, or that only it can have. */
export function readNamedMatchers(prose: string, isRepeated: boolean): Matchers | undefined {
  const language = languages.find(({ pattern }) => pattern.test(prose));
  if (language === undefined) return undefined;
  const matchers = new Map(language.matchers(prose));
  return isRepeated ? { matchers } : { matchers, separator: language.separator };
}
