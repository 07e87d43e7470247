import type { Reason } from "#types/evidence.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";

/** A form and what speaks for it. */
export interface Form {
  readonly form: SortForm;
  readonly reason: Reason;
  readonly confidence: number;
}

/** How one parameter takes a field and its direction, by its choices, its prose, its name. */
export function inferForm(place: ListParameter, values: readonly string[]): Form | undefined {
  const byValues = [
    { form: "sign" as const, isIt: /^-./ },
    { form: "colon" as const, isIt: /.:(?:asc|desc)$/i },
    { form: "space" as const, isIt: /. (?:asc|desc)$/i },
    { form: "comma" as const, isIt: /.,(?:asc|desc)$/i },
    { form: "underscore" as const, isIt: /._(?:asc|desc)(?:ending)?$/i },
  ].find(({ isIt }) => values.some((value) => isIt.test(value)));
  if (byValues !== undefined) {
    return {
      form: byValues.form,
      reason: { code: "sort-choices" },
      confidence: 1,
    };
  }
  const said = proseOf(place);
  const prose = PROSE.find(({ pattern }) => pattern.test(said));
  if (prose !== undefined)
    return {
      form: prose.form,
      reason: { code: "sort-described" },
      confidence: 0.9,
    };
  const name = place.names.at(-1) ?? "";
  // Inside a JSON filter an order is a list of `field DESC` (LoopBack); see https://loopback.io/doc/en/lb4/Order-filter.html
  if (place.group !== undefined && name === "order")
    return {
      form: "space",
      reason: { code: "sort-in-filter" },
      confidence: 0.8,
    };
  if (values.length > 0) return undefined;
  if (name === "ordering")
    return {
      form: "sign",
      reason: { code: "sort-minus" },
      confidence: 0.8,
    };
  if (
    name === "orderby" &&
    /orderBy|\$orderby/i.test(place.field.name) &&
    !place.field.name.includes("_")
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

const PROSE: readonly { readonly form: SortForm; readonly pattern: RegExp }[] = [
  { form: "colon", pattern: /\w:(?:asc|desc)\b|:(?:asc|desc)\b/i },
  { form: "comma", pattern: /\w,\(?(?:asc|desc)\b/i },
  { form: "space", pattern: /[\w`"'] (?:desc|asc)[`"',.)\]]|[`"'(]\w+ (?:desc|asc)\b/i },
  { form: "sign", pattern: /[`"'=(,\s]-[a-z_{<]\w*|prefix|minus|hyphen|dash|\s[`"']-[`"']/i },
];

/** All that is written about a place. */
export function proseOf({ field, schema }: ListParameter): string {
  const { description, example, pattern } = schema.keywords;
  return [field.description, field.example, field.default, description, example, pattern]
    .filter((part) => typeof part === "string")
    .join(" ")
    .slice(0, 2000);
}

const DIRECTION_BEHIND = /([:, _])(asc|desc)(ending)?$/i;

/** The fields that can be sorted by, out of choices that may carry a direction. */
export function fieldsOf(values: readonly string[], form: SortForm): readonly string[] {
  const bare = values.map((value) =>
    form === "pair" ? value : value.replace(/^[-+]/, "").replace(DIRECTION_BEHIND, ""),
  );
  return [...new Set(bare)].filter((name) => name !== "");
}

/** The words for up and down that choices end in. */
export function directionIn(values: readonly string[]): Sort["words"] | undefined {
  const found = values.flatMap((value) => DIRECTION_BEHIND.exec(value)?.slice(2).join("") ?? []);
  const ascending = found.find((word) => /^asc/i.test(word));
  const descending = found.find((word) => /^desc/i.test(word));
  if (ascending !== undefined && descending !== undefined) return { ascending, descending };
  return found.some((word) => word === word.toUpperCase())
    ? { ascending: "ASC", descending: "DESC" }
    : undefined;
}
