import type { Choice, Field } from "#types/field.ts";
import type { AddedValue, Filter } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";
import { descriptionOf } from "./list-parameters.ts";

const ALL = /^(?:all|any|everything|\*)$/i;

/** A default in words: "Defaults to `active`", "By default `open`". */
const DEFAULT =
  /\bdefaults?(?: value)?(?: is| to|:|=)*\s*["'`*]*([\w-]+)|\bby default,? (?:only |just )?(?:the )?["'`*]*([\w-]+)/i;
/** The value for all records in words: "`all` for all orders", "use 'any'". */
const ALL_IN_WORDS = /["'`](all|any|everything|\*)["'`]/i;
/** Words of an operation that leaves records out: "By default only active items are returned". */
const LEAVES_OUT = /\bby default,? (?:only|just)\b|\bonly [^.]{1,60} by default\b/i;

/**
 * Values for all records of filters whose default leaves records out: `state`, one of open, closed and all. The default
 * and the value may be only in the words of the parameter or of the operation.
 */
export function inferAllValues(
  parameters: readonly ListParameter[],
  filters: readonly Filter[],
  words = "",
): readonly AddedValue[] {
  // A parameter that is not a field of the rows may choose something else than rows.
  const names = new Set(filters.flatMap((one) => (one.fieldName === undefined ? [] : one.name)));
  return parameters.flatMap((parameter): readonly AddedValue[] => {
    const { schema, field, at } = parameter;
    if (at.in !== undefined || at.path !== undefined || !names.has(at.parameter)) return [];
    const own = descriptionOf(parameter);
    const declared = [schema.keywords["default"]].flat().filter((one) => typeof one === "string");
    const isNamed = LEAVES_OUT.test(words) && words.includes(at.parameter);
    const initial = declared.length > 0 ? declared : isNamed ? [OF_OPERATION] : readDefault(own);
    if (initial.length === 0 || initial.some((one) => one === "" || ALL.test(one))) return [];
    const values = choicesOf(field).map(({ value }) => value);
    const [, shown] = ALL_IN_WORDS.exec(isNamed ? `${own} ${words}` : own) ?? [];
    const all =
      values.find((value) => typeof value === "string" && ALL.test(value)) ??
      (values.length === 0 && isText(field) ? shown : undefined);
    return all === undefined ? [] : [{ at, value: all }];
  });
}

/** Any default that only the words of the operation describe. */
const OF_OPERATION = "some";

function readDefault(words: string): readonly string[] {
  const [, first, second] = DEFAULT.exec(words) ?? [];
  const value = first ?? second;
  return value === undefined ? [] : [value];
}

function isText({ kind }: Field): boolean {
  return kind === "text" || kind === "long-text";
}

function choicesOf(field: Field): readonly Choice[] {
  if (field.kind === "list") return choicesOf(field.item);
  return field.kind === "choice" || field.kind === "choices" ? field.choices : [];
}
