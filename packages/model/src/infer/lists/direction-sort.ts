import type { ListShape, Sort } from "#types/list-shape.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { directionWords, isDirectionName, wordsInProse } from "./direction-words.ts";
import { descriptionOf, type ListParameter } from "./list-parameters.ts";

/** Sort by a fixed field: the only parameter of the sort takes the direction. */
export interface DirectionSort {
  /** Absent if no text names the field: responses show it. */
  readonly sort?: Sort;
  readonly direction: NonNullable<ListShape["direction"]>;
  readonly used: readonly ListParameter[];
}

interface DirectionFacts {
  readonly pointer: string;
  readonly rowFields: readonly string[];
  /** Description of the list. */
  readonly description?: string | undefined;
}

/** Words of names that are not those of the field: `name_sort_order`. */
const SORT_WORDS =
  /^(?:sort(?:ing|ed)?|order(?:ing|ed)?|by|in|is|on|dir|direction|type|mode|asc|desc|ascending|descending|reversed?|inverse)$/;

const WORDED =
  /\b(?:asc|desc)(?:ending)?\b[`'"]?(?:,? or |\s*[/|,]\s*|\W{1,3}(?:and|or)?\W{1,3})[`'"]?(?:asc|desc)/i;

/** Infers a sort whose field is fixed: `order=desc` or `descending=true` without a parameter for the field. */
export function inferDirectionSort(
  parameters: readonly ListParameter[],
  { pointer, rowFields, description = "" }: DirectionFacts,
): DirectionSort | undefined {
  const all = parameters.flatMap((parameter) => {
    const words = directionAlone(parameter);
    return words === undefined ? [] : [{ parameter, words }];
  });
  const [only, ...others] = all;
  if (only === undefined || others.length > 0) return undefined;
  const { parameter, words } = only;
  const direction = { at: parameter.at, words };
  const field =
    fieldInName(parameter, rowFields) ??
    fieldInWords(descriptionOf(parameter), rowFields) ??
    fieldInWords(textOfOrder(description), rowFields);
  const used = [parameter];
  if (field === undefined) return { direction, used };
  const evidence = { pointer, reason: { code: "sort-described" }, confidence: 0.9 } as const;
  return { sort: sortByDirection(direction, field, evidence), direction, used };
}

/** Sort by one field whose parameter takes the direction alone. */
export function sortByDirection(
  { at, words }: NonNullable<ListShape["direction"]>,
  field: string,
  evidence: Sort["evidence"],
): Sort {
  return { form: "by-field", at, words, fields: [field], isMultiple: false, evidence };
}

/** Words of a parameter that takes the direction alone, and no field: "Sort order, `asc` or `desc`". */
export function directionAlone(parameter: ListParameter): Sort["words"] | undefined {
  const { names, schema, field, at } = parameter;
  if (at.in !== undefined || (at.path ?? []).length > 0) return undefined;
  const choices = (schema.choices ?? []).map(String);
  const areWords =
    choices.length > 0 && choices.every((one) => /^(?:a|de)sc(?:ending)?$/i.test(one));
  const isNamed = names.some(
    (name) => isDirectionName(name) || /^(?:sort|order)(?:by|ing)?$/.test(name),
  );
  if (!isNamed && !areWords) return undefined;
  const words = directionWords(parameter);
  if (words !== undefined) return words;
  const isText = field.kind === "text" && choices.length === 0;
  const prose = descriptionOf(parameter);
  const isOfFields = /\b(?:fields?|columns?|attributes?|propert(?:y|ies))\b/i.test(prose);
  const isShort = names.some((name) => /(?:dir|direction)$/.test(name));
  const isEither = names.some((name) => /^(?:sort|order)by$|^sort$/.test(name));
  if (!isText || isOfFields || (isEither && !/\border\b|\bdirection\b/i.test(prose)))
    return undefined;
  if (!WORDED.test(prose) && !isShort) return undefined;
  return (
    wordsInProse(parameter) ?? (isShort ? { ascending: "asc", descending: "desc" } : undefined)
  );
}

function fieldInName({ at }: ListParameter, rowFields: readonly string[]): string | undefined {
  const words = splitWords(at.parameter)
    .map((word) => word.toLowerCase())
    .filter((word) => !SORT_WORDS.test(word));
  return words.length === 0 ? undefined : findField(words, rowFields);
}

/** "Sorted by the date of creation", "newest first": the field that the words name. */
function fieldInWords(prose: string, rowFields: readonly string[]): string | undefined {
  for (const [, named = ""] of prose.matchAll(
    /\b(?:by|of|on)\s+(?:(?:the|their|its|record|item)\s+)*([`'"]?[a-z][\w ]*)/gi,
  )) {
    const words = named.split(/[\s_`'"]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
    for (let count = Math.min(4, words.length); count > 0; count -= 1) {
      const field = findField(
        words.slice(0, count).map((word) => word.toLowerCase()),
        rowFields,
      );
      if (field !== undefined) return field;
    }
  }
  return /\b(?:newest|oldest|most recent|latest|chronological)/i.test(prose)
    ? rowFields.find((name) => CREATION.test(foldName(name)))
    : undefined;
}

/** The part of a description that names an order. */
function textOfOrder(description: string): string {
  return (
    /\b(?:sort|order)ed (?:by|on)\b[^.;\n]*|\b(?:newest|oldest|most recent|latest) first\b/i.exec(
      description,
    )?.[0] ?? ""
  );
}

const CREATION =
  /^(?:(?:date|time)?(?:created|creation|added|inserted)(?:at|on|date|time)?|createdate|createtime)$/;
const CHANGE =
  /^(?:(?:date|time)?(?:updated|modified|changed|lastupdated?|lastmodified)(?:at|on|date|time)?)$/;

function findField(words: readonly string[], rowFields: readonly string[]): string | undefined {
  const folded = foldName(words.join(" "));
  const own = rowFields.find((name) => foldName(name) === folded);
  if (own !== undefined) return own;
  const isTime = /^(?:(?:date|time)(?:of)?)?(?:creation|created)(?:date|time|at|on)?$/.test(folded);
  if (isTime) return rowFields.find((name) => CREATION.test(foldName(name)));
  const isChange =
    /^(?:last)?(?:modification|modified|updated?|changed?)(?:date|time|at|on)?$/.test(folded);
  if (isChange) return rowFields.find((name) => CHANGE.test(foldName(name)));
  const ends = ["at", "on", "date", "time"].map((end) => folded + end);
  return rowFields.find((name) => ends.includes(foldName(name)));
}
