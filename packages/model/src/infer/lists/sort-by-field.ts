import type { Sort } from "#types/list-shape.ts";
import { foldName } from "#infer/names/words.ts";
import { choiceWords, wordsInProse } from "./direction-words.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Start, field and end of a name: `order[name]`, `orderby.name`. */
const NAME = /^((?:.*[.[_])?(?:sort|order)(?:ing|_?by)?(?:\.|\[))([^[\]]+)(\]?)$/i;

/** Ends of names that are not fields: `sort[direction]`. */
const DIRECTION = /^(?:dir|direction|order|type|mode|by)$/i;

/** Infers a sort by one parameter for each field, which takes the direction: `order[name]=desc`. */
export function inferSortByField(
  parameters: readonly ListParameter[],
  pointer: string,
  rowFields: readonly string[],
): { readonly sort: Sort; readonly used: readonly ListParameter[] } | undefined {
  const named = parameters.flatMap((parameter) => {
    const { at, schema } = parameter;
    const [, start = "", field, end = ""] = NAME.exec(nameOf(parameter)) ?? [];
    const words = choiceWords(schema) ?? (isRow(field, rowFields) ? wordsOf(parameter) : undefined);
    if (field === undefined || DIRECTION.test(field) || words === undefined) return [];
    if (at.in !== undefined) return [];
    return [{ parameter, field, words, name: `${start}{field}${end}` }];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const all = named.filter(({ name }) => name === first.name);
  return {
    sort: {
      form: "by-field",
      at:
        first.parameter.at.path === undefined
          ? { parameter: first.name }
          : { parameter: first.parameter.at.parameter, path: ["{field}"] },
      words: first.words,
      fields: all.map(({ field }) => field),
      isMultiple: false,
      evidence: { pointer, reason: { code: "sort-choices" }, confidence: 1 },
    },
    used: all.map(({ parameter }) => parameter),
  };
}

/** Name in the query: members of an object in brackets are as parameters with such names. */
function nameOf({ at: { parameter, path }, isBracketed }: ListParameter): string {
  if (path === undefined) return parameter;
  return isBracketed === true && path.length === 1 ? `${parameter}[${path[0]}]` : "";
}

function isRow(field: string | undefined, rowFields: readonly string[]): boolean {
  return field !== undefined && rowFields.some((one) => foldName(one) === foldName(field));
}

/** Words of a text without choices; the usual ones if none are described. */
function wordsOf(parameter: ListParameter): Sort["words"] | undefined {
  const { schema, field } = parameter;
  if (field.kind !== "text" || schema.choices !== undefined) return undefined;
  return wordsInProse(parameter) ?? { ascending: "asc", descending: "desc" };
}
