import type { Reason } from "#types/evidence.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { isCrudRequest } from "./crud-requests.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Sort form with its evidence. */
export interface Form {
  readonly form: SortForm;
  readonly reason: Reason;
  readonly confidence: number;
}

/** Infers how one parameter takes a field and a direction: from its choices, its description or its name. */
export function inferForm(parameter: ListParameter, values: readonly string[]): Form | undefined {
  const byValues = [
    { form: "sign" as const, pattern: /^-./ },
    { form: "colon" as const, pattern: /.:(?:asc|desc)$/i },
    { form: "space" as const, pattern: /. (?:asc|desc)$/i },
    { form: "comma" as const, pattern: /.,(?:asc|desc)$/i },
    { form: "dot" as const, pattern: /.\.(?:asc|desc)(?:ending)?$/i },
    { form: "underscore" as const, pattern: /._(?:asc|desc)(?:ending)?$/i },
  ].find(({ pattern }) => values.some((value) => pattern.test(value)));
  if (byValues !== undefined) {
    return {
      form: byValues.form,
      reason: { code: "sort-choices" },
      confidence: 1,
    };
  }
  const prose = proseOf(parameter);
  if (samplesOf(parameter).some((sample) => /^[\w.]+ (?:asc|desc)(?:ending)?(?:,|$)/i.test(sample)))
    return { form: "space", reason: { code: "sort-described" }, confidence: 0.9 };
  const described = PROSE_PATTERNS.find(({ pattern }) => pattern.test(prose));
  if (described !== undefined)
    return {
      form: described.form,
      reason: { code: "sort-described" },
      confidence: 0.9,
    };
  const name = parameter.names.at(-1) ?? "";
  // In a JSON filter `order` is a list of `field DESC` (LoopBack), https://loopback.io/doc/en/lb4/Order-filter.html
  if (parameter.group !== undefined && name === "order")
    return {
      form: "space",
      reason: { code: "sort-in-filter" },
      confidence: 0.8,
    };
  // Spring Data, https://docs.spring.io/spring-data/commons/reference/repositories/core-extensions.html
  if (/^pageable$/i.test(parameter.group ?? ""))
    return {
      form: "comma",
      reason: { code: "sort-in-filter" },
      confidence: 0.8,
    };
  if (values.length > 0) return undefined;
  if (isCrudRequest(parameter))
    return { form: "comma", reason: { code: "sort-described" }, confidence: 0.9 };
  if (name === "ordering")
    return {
      form: "sign",
      reason: { code: "sort-minus" },
      confidence: 0.8,
    };
  // Ransack, https://activerecord-hackery.github.io/ransack/
  if (parameter.at.parameter === "$orderby" || isRansackSort(parameter)) {
    return { form: "space", reason: { code: "sort-words" }, confidence: 0.9 };
  }
  if (
    name === "orderby" &&
    /orderBy/.test(parameter.field.name) &&
    !parameter.field.name.includes("_")
  ) {
    return {
      form: "space",
      reason: { code: "sort-words" },
      confidence: 0.6,
    };
  }
  if (name === "sort" || name === "orderby")
    return {
      form: "sign",
      reason: { code: "sort-mostly-minus" },
      confidence: 0.5,
    };
  return undefined;
}

/** True for `q[s]`, which takes `name desc`. */
export function isRansackSort({ at }: ListParameter): boolean {
  return /^q\[s(?:orts)?\](?:\[\])?$/.test(at.parameter);
}

const PROSE_PATTERNS: readonly { readonly form: SortForm; readonly pattern: RegExp }[] = [
  { form: "json-list", pattern: /\[\s*["'][\w.]+["']\s*,\s*["'](?:asc|desc)(?:ending)?["']\s*\]/i },
  { form: "json-object", pattern: /\{\s*["']?[\w.]+["']?\s*:\s*["']?(?:asc|desc|-1|1)\b/i },
  { form: "colon", pattern: /:[([{<]?(?:asc|desc)\b|\bfields?[>}]?:[<{]?(?:order|dir)/i },
  { form: "dot", pattern: /\w[>}\]]?\.[([{<]?(?:asc|desc)\b/i },
  { form: "comma", pattern: /\w[>}\]]?(?:,[([{<]?|[([{<],)(?:asc|desc)\b/i },
  { form: "space", pattern: /[\w`"'>}] (?:desc|asc)[`"',.)\]]|[`"'(]\w+ (?:desc|asc)\b/i },
  // `<field> [asc|desc]`; the text may have lost its `<field>` as markup.
  { form: "space", pattern: /(?:^|[\w>}`] )\s*\[(?:asc|desc)\b/i },
  // The example ends the text: `for example: name desc`.
  { form: "space", pattern: /(?:example|e\.g\.?|such as|format)[:,]? [\w.]+ (?:desc|asc)$/i },
  { form: "space", pattern: /\bfollowed by (?:a space\b|(?:asc|desc)\b)/i },
  // The example is a URL: `?sort=name%20ASC`.
  { form: "space", pattern: /=\w+(?:%20|\+)(?:desc|asc)\b/i },
  { form: "sign", pattern: /[`"'=(,\s]-[a-z_{<]\w*|prefix|minus|hyphen|dash|\s[`"']-[`"']/i },
];

/** Examples and default of a parameter that are text. */
function samplesOf({ field, schema }: ListParameter): readonly string[] {
  const { example, default: preset } = schema.keywords;
  return [field.example, field.default, example, preset].filter(
    (sample) => typeof sample === "string",
  );
}

/** Description, examples and pattern of a parameter, as one text. */
export function proseOf({ field, schema }: Pick<ListParameter, "field" | "schema">): string {
  const { description, example, pattern } = schema.keywords;
  return [field.description, field.example, field.default, description, example, pattern]
    .map((part) => (Array.isArray(part) ? JSON.stringify(part) : part))
    .filter((part) => typeof part === "string")
    .join(" ")
    .slice(0, 2000);
}

const DIRECTION_SUFFIX = /([:, ._])(asc|desc)(ending)?$/i;

/** Sortable fields, from choices that may contain a direction. */
export function fieldsOf(values: readonly string[], form: SortForm): readonly string[] {
  const names = values.map((value) =>
    form === "pair" ? value : value.replace(/^[-+]/, "").replace(DIRECTION_SUFFIX, ""),
  );
  return [...new Set(names)].filter((name) => name !== "");
}

/** Direction words at the end of choices. */
export function directionIn(values: readonly string[]): Sort["words"] | undefined {
  const suffixes = values.flatMap((value) => DIRECTION_SUFFIX.exec(value)?.slice(2).join("") ?? []);
  const ascending = suffixes.find((word) => /^asc/i.test(word));
  const descending = suffixes.find((word) => /^desc/i.test(word));
  if (ascending !== undefined && descending !== undefined) return { ascending, descending };
  return suffixes.some((word) => word === word.toUpperCase())
    ? { ascending: "ASC", descending: "DESC" }
    : undefined;
}
