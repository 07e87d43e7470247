import type { Sort } from "#types/list-shape.ts";
import { choiceWords } from "./direction-words.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Start, field and end of a name: `order[name]`, `orderby.name`. */
const NAME = /^((?:.*[.[_])?(?:sort|order)(?:ing|_?by)?(?:\.|\[))([^[\]]+)(\]?)$/i;

/** Ends of names that are not fields: `sort[direction]`. */
const DIRECTION = /^(?:dir|direction|order|type|mode|by)$/i;

/** Infers a sort by one parameter for each field, which takes the direction: `order[name]=desc`. */
export function inferSortByField(
  parameters: readonly ListParameter[],
  pointer: string,
): { readonly sort: Sort; readonly used: readonly ListParameter[] } | undefined {
  const named = parameters.flatMap((parameter) => {
    const { at, schema } = parameter;
    const [, start = "", field, end = ""] = NAME.exec(at.parameter) ?? [];
    const words = choiceWords(schema);
    if (field === undefined || DIRECTION.test(field) || words === undefined) return [];
    if (at.path !== undefined || at.in !== undefined) return [];
    return [{ parameter, field, words, name: `${start}{field}${end}` }];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const all = named.filter(({ name }) => name === first.name);
  return {
    sort: {
      form: "by-field",
      at: { parameter: first.name },
      words: first.words,
      fields: all.map(({ field }) => field),
      isMultiple: false,
      evidence: { pointer, reason: { code: "sort-choices" }, confidence: 1 },
    },
    used: all.map(({ parameter }) => parameter),
  };
}
