import type { Field } from "#types/field.ts";
import type { FilterOperator } from "#types/list-shape.ts";
import { foldName } from "#infer/names/words.ts";

/** Operator in the name of a parameter: `min_price`, `price[gte]`, `name_cont`, `name.contains`. */
export interface NamedOperator {
  readonly operator: FilterOperator;
  readonly subject: string;
  /** Word after the field label, if the parameter name itself is not readable. */
  readonly word?: string;
  /** The parameter takes text for the presence of a value, not a value of the field. */
  readonly isPresenceQuestion?: boolean;
}

const SUFFIXES: readonly {
  readonly pattern: RegExp;
  readonly operator: FilterOperator;
  readonly word?: string;
}[] = [
  { pattern: /(?:[._]|\[)on_or_after\]?$/, operator: "at-least", word: "from" },
  { pattern: /(?:[._]|\[)on_or_before\]?$/, operator: "at-most", word: "to" },
  { pattern: /\.after$/, operator: "more-than", word: "after" },
  { pattern: /\.before$/, operator: "less-than", word: "before" },
  {
    pattern:
      /(?:\[[$_]?(?:gte|ge|from|min|after)\]|__gte|_gteq?|\.gte|Gte|[._]greaterThan(?:Or)?Equals?(?:To)?)$/,
    operator: "at-least",
    word: "from",
  },
  {
    pattern:
      /(?:\[[$_]?(?:lte|le|to|max|before)\]|__lte|_lteq?|\.lte|Lte|[._]lessThan(?:Or)?Equals?(?:To)?)$/,
    operator: "at-most",
    word: "to",
  },
  {
    pattern: /(?:\[(?:[$_]?gt|strictly_after)\]|__gt|_gt|\.gt|[._]greaterThan)$/,
    operator: "more-than",
    word: "above",
  },
  {
    pattern: /(?:\[(?:[$_]?lt|strictly_before)\]|__lt|_lt|\.lt|[._]lessThan)$/,
    operator: "less-than",
    word: "below",
  },
  {
    pattern: /(?:\[[$_]?(?:ne|neq|not)\]|__ne|_neq?|_not_eq|_is_not|__not|\.neq?|[._]notEquals?)$/,
    operator: "is-not",
    word: "is not",
  },
  { pattern: /(?<=[a-z])GreaterThan(?:Or)?Equals?(?:To)?$/, operator: "at-least", word: "from" },
  { pattern: /(?<=[a-z])LessThan(?:Or)?Equals?(?:To)?$/, operator: "at-most", word: "to" },
  { pattern: /(?<=[a-z])GreaterThan$/, operator: "more-than", word: "above" },
  { pattern: /(?<=[a-z])LessThan$/, operator: "less-than", word: "below" },
  { pattern: /(?<=[a-z])(?:NotEquals?|NotIn)$/, operator: "is-not", word: "is not" },
  { pattern: /(?:__|[.:]|\[)i?regexp?\]?$/, operator: "contains", word: "matches" },
  {
    pattern: /(?:__i?endswith|_ends_with|\[ends_?with\]|[.:]ends_?with|(?<=[a-z])EndsWith)$/i,
    operator: "contains",
    word: "ends with",
  },
  { pattern: /__exclude$/, operator: "is-not", word: "is not" },
  { pattern: /:(?:gte|ge|from|min)$/, operator: "at-least", word: "from" },
  { pattern: /:(?:lte|le|to|max)$/, operator: "at-most", word: "to" },
  { pattern: /:(?:gt|after)$/, operator: "more-than", word: "above" },
  { pattern: /:(?:lt|before)$/, operator: "less-than", word: "below" },
  { pattern: /:(?:i?contains|i?like)$/, operator: "contains", word: "contains" },
  { pattern: /:(?:neq?|not)$/, operator: "is-not", word: "is not" },
  { pattern: /:(?:eq|exact)$/, operator: "is", word: "" },
  { pattern: /\[within\]$/, operator: "is", word: "within" },
  { pattern: /\[overlaps\]$/, operator: "is", word: "overlaps" },
  { pattern: /__date$/, operator: "is", word: "on" },
  { pattern: /__n$/, operator: "is-not", word: "is not" },
  { pattern: /__ic$/, operator: "contains", word: "contains" },
  { pattern: /__isw$/, operator: "starts-with", word: "starts with" },
  { pattern: /\[[$_]?exists\]$/, operator: "empty", word: "is present" },
  { pattern: /__empty$/, operator: "empty", word: "is empty" },
  {
    pattern: /(?:\[[$_]?(?:nin|not_?in)\]|_nin|_not_in|\.nin|[._]notIn)$/,
    operator: "is-not",
    word: "is none of",
  },
  { pattern: /(?:\[[$_]?in\]|__in|_in|\.in)$/, operator: "in", word: "is one of" },
  {
    pattern:
      /(?:\[[$_]?(?:i?like|i?cont(?:ains)?i?|match)\]|__i?contains|_i?contains|_cont|__i?like|_i?like|_pattern|\.i?like|\.i?contains|(?<=[a-z])Contains)$/,
    operator: "contains",
    word: "contains",
  },
  {
    pattern:
      /(?:\[[$_]?(?:starts_?with|startsWith|starts|prefix)\]|__i?startswith|_i?startswith|_starts_with|(?<!(?:^|_|\[)(?:date|time|day|period|range|timestamp|at|on|interval|window|index|page))_start|\.starts?With|(?<=[a-z])StartsWith)$/,
    operator: "starts-with",
    word: "starts with",
  },
  {
    pattern: /(?:\[[$_]?(?:null|isnull)\]|__isnull|_is_?null|\.isNull)$/,
    operator: "empty",
    word: "is empty",
  },
  {
    pattern: /(?:\[[$_]?eq\]|__eq|_eq|__i?exact|\.eq(?:uals?)?|[._]equals)$/,
    operator: "is",
    word: "",
  },
  { pattern: /(?:[_-](?:from|since|start|min)|From|Since|Min)$/, operator: "at-least" },
  { pattern: /(?:[_-](?:to|until|end|max)|To|Until|Max)$/, operator: "at-most" },
  {
    pattern: /(?:[_-](?:desde|von|depuis|debut|inicio|inicial|vanaf)|Desde|Von|Debut|Inicio)$/,
    operator: "at-least",
  },
  {
    pattern: /(?:[_-](?:hasta|bis|jusqua?|fim|fin|final|ate|tot)|Hasta|Bis|Fim|Fin)$/,
    operator: "at-most",
  },
  { pattern: /(?:[_-]after|After)$/, operator: "more-than" },
  { pattern: /(?:[_-]before|Before)$/, operator: "less-than" },
];

const PREFIXES: readonly { readonly pattern: RegExp; readonly operator: FilterOperator }[] = [
  { pattern: /^(?:min[_-]|minimum[_-]|min(?=[A-Z])|from[_-])/, operator: "at-least" },
  { pattern: /^(?:max[_-]|maximum[_-]|max(?=[A-Z]))/, operator: "at-most" },
];

/** End of a range in front of its kind: `filedStartDate`, `filed_end_time`. */
const TIME_END =
  /^(.+?)_?(Start|Begin|End|(?<=_)(?:start|begin|end))_?(?:[Dd]ate|[Tt]ime|[Dd]ate_?[Tt]ime)$/;

/** Operator of several words with underscores: `price.greater_than_equal`, `state.not_in`. */
const SNAKE_CASE = /(?<=[._])(?:not|greater|less)(?:_(?:than|or|equals?|to|in))+$/;

/** Reads the operator and the field from the name of a filter. */
export function readOperator(parameter: string, field: Field): NamedOperator {
  const name = parameter
    .replace(SNAKE_CASE, (words) =>
      words.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
    // A member of an object: `created.$gte` is `created[$gte]`.
    .replace(/\.(\$\w+)$/, "[$1]");
  // `end_gte_or_isnull`: records without a value match too.
  const [, named] = /^(.+)_or_(?:is_?)?null$/.exec(name) ?? [];
  if (named !== undefined) {
    const read = readOperator(named, field);
    return { ...read, word: `${read.word ?? ""} or is empty`.trim() };
  }
  const suffix = SUFFIXES.find(({ pattern }) => pattern.test(name));
  if (suffix !== undefined && (suffix.word !== undefined || isOrdered(field))) {
    const subject = name
      .replace(suffix.pattern, "")
      .replace(/^filters?\[(.+?)\]$/, "$1")
      .replace(/[.[]$/, "");
    const isPresenceQuestion =
      suffix.operator === "empty" && (field.kind !== "boolean" || suffix.word === "is present");
    return {
      operator: isPresenceQuestion ? "is" : suffix.operator,
      subject,
      ...(suffix.word === undefined ? {} : { word: suffix.word }),
      isPresenceQuestion,
    };
  }
  // `to_date` is the end of a range, `to_user` is a user.
  if (/^(?:to|till|until)[_-]/.test(name) && isTimeKind(field))
    return { operator: "at-most", subject: name.replace(/^[a-z]+[_-]/, "") };
  const prefix = PREFIXES.find(({ pattern }) => pattern.test(name));
  if (prefix !== undefined && isOrdered(field)) {
    return { operator: prefix.operator, subject: name.replace(prefix.pattern, "") };
  }
  const [, subject, end] = isTimeKind(field) ? (TIME_END.exec(name) ?? []) : [];
  if (subject !== undefined && end !== undefined)
    return { operator: /^[sb]/i.test(end) ? "at-least" : "at-most", subject };
  if (
    /^(?:filters?|where|rsql|cql|odata|labelselector|fieldselector)$/.test(foldName(name)) &&
    field.kind === "text"
  ) {
    return { operator: "raw", subject: name };
  }
  if (field.kind === "json" || field.kind === "group") return { operator: "raw", subject: name };
  return {
    operator: field.kind === "list" || field.kind === "choices" ? "in" : "is",
    subject: name,
  };
}

function isTimeKind({ kind }: Field): boolean {
  return kind === "date" || kind === "date-time" || kind === "time";
}

function isOrdered(field: Field): boolean {
  return ["number", "date", "date-time", "time", "text", "duration"].includes(field.kind);
}
