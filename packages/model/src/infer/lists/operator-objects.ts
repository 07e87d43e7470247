import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import { foldName, labelOf, splitWords } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";
import { operatorOfWord } from "./operator-words.ts";
import { fieldsInProse } from "./sort-fields.ts";
import { proseOf } from "./sort-forms.ts";
import { operatorWords, takesOperator } from "./where-filters.ts";

/** Other words for operators in the name of an object. */
const WORDS: ReadonlyMap<string, FilterOperator> = new Map<string, FilterOperator>([
  ["prefix", "starts-with"],
  ["search", "contains"],
  ["match", "contains"],
  ["partial", "contains"],
  ["exact", "is"],
  ["not", "is-not"],
  ["exclude", "is-not"],
  ["min", "at-least"],
  ["max", "at-most"],
  ["from", "at-least"],
  ["to", "at-most"],
  ["after", "more-than"],
  ["before", "less-than"],
]);

const GROUP_WORD = /^(?:filters?|where|by|criteria|conditions?|query)$/;
const EQUAL_PROSE =
  /\b(?:equal(?:s|ing)?(?: to)?|match(?:es|ing)?|has|have) (?:the|this|a) (?:supplied|given|specified|exact) value\b/i;

/** Operator in the name of an object whose members are fields: `filter_gt`, `search`; undefined for other names. */
export function operatorOfObject(name: string): FilterOperator | undefined {
  const word = foldName(
    splitWords(name)
      .filter((one) => !GROUP_WORD.test(one))
      .join(""),
  );
  return word === "" ? undefined : (operatorOfWord(word) ?? WORDS.get(word));
}

/** Filters of an object without described members, whose operator is in its name or its words: `filter_gt[total]=5`. */
export function readOperatorObject(
  parameter: ListParameter,
  parameters: readonly ListParameter[],
  rows: readonly Field[],
): readonly Filter[] | undefined {
  if (!isFree(parameter) || rows.length === 0) return undefined;
  const { at } = parameter;
  const named = operatorOfObject(at.parameter);
  const operator = named ?? (isEquality(parameter, parameters) ? "is" : undefined);
  if (operator === undefined) return undefined;
  const own = fieldsInProse(
    proseOf(parameter),
    rows.map(({ name }) => name),
  );
  const fields =
    own.length > 0
      ? own.map((name) => findField(name, rows))
      : rows.filter((field) => takesOperator(field, operator));
  return fields.map((field) => {
    const { isReadOnly: _isReadOnly, ...input } = { ...field, isRequired: false };
    const isRow = rows.some(({ name }) => name === field.name);
    return {
      name: `${at.parameter}.${field.name}`,
      at: { ...at, path: [field.name] },
      operator,
      ...(isRow ? { fieldName: field.name } : {}),
      field: { ...input, label: `${field.label} ${operatorWords[operator] ?? ""}`.trim() },
    };
  });
}

function isFree({ at, group, schema }: ListParameter): boolean {
  return (
    group === undefined &&
    at.in === undefined &&
    at.path === undefined &&
    schema.types.includes("object") &&
    schema.properties.size === 0
  );
}

/** True for `filter` next to `filter_gt`, or with words such as "equal to the given value". */
function isEquality(parameter: ListParameter, parameters: readonly ListParameter[]): boolean {
  const name = foldName(parameter.at.parameter);
  if (!/^(?:filters?|where)$/.test(name)) return false;
  const isFamily = (one: ListParameter) =>
    one !== parameter &&
    isFree(one) &&
    foldName(one.at.parameter).startsWith(name) &&
    operatorOfObject(one.at.parameter) !== undefined;
  return EQUAL_PROSE.test(proseOf(parameter)) || parameters.some(isFamily);
}

function findField(name: string, rows: readonly Field[]): Field {
  const row = rows.find((one) => foldName(one.name) === foldName(name));
  return row ?? { kind: "text", name, label: labelOf(name), isRequired: false };
}
