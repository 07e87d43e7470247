import type { Reason } from "#types/evidence.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { isCrudRequest } from "./crud-requests.ts";
import { wordsLike } from "./direction-words.ts";
import { descriptionOf } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { readSortChoices } from "./sort-choices.ts";

/** Sort form with its evidence. */
export interface Form {
  readonly form: SortForm;
  readonly reason: Reason;
  readonly confidence: number;
  readonly words?: Sort["words"];
  /** Fields of the choices. */
  readonly fields?: readonly string[];
}

/** Infers how one parameter takes a field and a direction: from its choices, its description or its name. */
export function inferForm(parameter: ListParameter, values: readonly string[]): Form | undefined {
  const chosen = readSortChoices(values);
  if (chosen !== undefined) return { ...chosen, reason: { code: "sort-choices" }, confidence: 1 };
  const sampled = readSample(samplesOf(parameter));
  if (sampled !== undefined)
    return { ...sampled, reason: { code: "sort-described" }, confidence: 0.9 };
  const prose = proseOf(parameter);
  const described = PROSE_PATTERNS.find(({ pattern }) => pattern.test(prose));
  if (described !== undefined)
    return {
      form: described.form,
      ...(described.words && { words: described.words }),
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
  // JSON:API, https://jsonapi.org/format/#fetching-sorting
  if (JSON_API.test(prose))
    return { form: "sign", reason: { code: "sort-minus" }, confidence: 0.8 };
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
  // ASP.NET Boilerplate, https://abp.io/docs/latest/framework/architecture/domain-driven-design
  if (name === "sorting") return { form: "space", reason: { code: "sort-words" }, confidence: 0.6 };
  if (name !== "order" || /\b(?:fields?|columns?|propert(?:y|ies)|attributes?)\b/i.test(prose))
    return {
      form: "sign",
      reason: { code: "sort-mostly-minus" },
      confidence: 0.5,
    };
  return undefined;
}

/** True for `q[s]`, which takes `name desc`. */
export function isRansackSort({ at }: ListParameter): boolean {
  const { parameter, path = [] } = at;
  if (parameter === "q" && path.length === 1) return path[0] === "s" || path[0] === "sorts";
  return /^q\[s(?:orts)?\](?:\[\])?$/.test(parameter);
}

/** Predicates and the name of Ransack, whose object also takes the sort as its member `s`. */
const RANSACK = /\bransack\b|_(?:cont|gteq|not_eq)\b/i;

/** The object of Ransack with any members, by its description. */
export function isRansackObject({ at, field, schema }: ListParameter, prose: string): boolean {
  const isObject = schema.types.includes("object") || field.kind === "json";
  return isObject && at.path === undefined && RANSACK.test(prose);
}

/** Reads the form from an example: `name desc`, `name|desc`, `-name`. */
function readSample(samples: readonly string[]): Pick<Form, "form" | "words"> | undefined {
  for (const sample of samples) {
    if (/^[\w.]+ (?:asc|desc)(?:ending)?(?:,|$)/i.test(sample)) return { form: "space" };
    const [, sign, word] = /^[\w.]+([|~;/-])((?:asc|desc)(?:ending)?)$/i.exec(sample) ?? [];
    if (sign === undefined || word === undefined) continue;
    const { ascending, descending } = wordsLike(word);
    return {
      form: "suffix",
      words: { ascending: sign + ascending, descending: sign + descending },
    };
  }
  return undefined;
}

/** Words of the format JSON:API; "our JSON API" is any API with JSON. */
const JSON_API =
  /\bjson:api\b|\bjsonapi\b|\bjson[ -]api (?:v?1\.|spec|standard|format|style|convention|compl|document|sort)|\b(?:as in|per|like|follow(?:s|ing)?|according to|see|adheres? to) (?:the )?json[ -]api\b/i;

interface ProseForm {
  readonly form: SortForm;
  readonly pattern: RegExp;
  readonly words?: Sort["words"];
}

const PROSE_PATTERNS: readonly ProseForm[] = [
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
  { form: "underscore", pattern: /(?<!\b(?:sort|order|is))_(?:asc|desc)\b/i },
  {
    form: "suffix",
    pattern: /\+ ?\/ ?-[`'"]? (?:after|behind|to the end)\b|\b\w+\+,\w+-(?!\w)/i,
    words: { ascending: "+", descending: "-" },
  },
  {
    form: "suffix",
    pattern: /(?<!\b(?:a|de)sc(?:ending)?)\|(?:asc|desc)\b/i,
    words: { ascending: "|asc", descending: "|desc" },
  },
  {
    form: "prefix",
    pattern: /\b(?:prefix|prepend|preced)\w*[^.]{0,40}(?:!|\bexclamation)/i,
    words: { ascending: "", descending: "!" },
  },
  {
    form: "prefix",
    pattern: /\b(?:prefix|prepend|preced)\w*[^.]{0,40}(?:~|\btilde)/i,
    words: { ascending: "", descending: "~" },
  },
  { form: "sign", pattern: /[`"'=(,\s]-[a-z_{<]\w*|prefix|minus|hyphen|dash|\s[`"']-[`"']/i },
];

/** Examples and default of a parameter that are text. */
function samplesOf({ field, schema }: ListParameter): readonly string[] {
  const { example, default: preset } = schema.keywords;
  return [field.example, field.default, example, preset]
    .flat()
    .filter((sample) => typeof sample === "string");
}

/** A list of one text is that text: `["name:desc"]`. */
function writeSample(sample: readonly unknown[]): string {
  const [only] = sample;
  return sample.length === 1 && typeof only === "string" ? only : (JSON.stringify(sample) ?? "");
}

/** Description, examples and pattern of a parameter, as one text. */
export function proseOf(parameter: Pick<ListParameter, "prose" | "field" | "schema">): string {
  const { field, schema } = parameter;
  const { example, pattern } = schema.keywords;
  return [descriptionOf(parameter), field.example, field.default, example, pattern]
    .map((part) => (Array.isArray(part) ? writeSample(part) : part))
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ")
    .slice(0, 2000);
}
