import { ownMember } from "#own/own-member.ts";
import type { Sort, SortForm } from "#types/list-shape.ts";
import { wordsLike } from "./direction-words.ts";

/** A sort whose choices are fields with a direction. */
export interface ChoiceForm {
  readonly form: SortForm;
  readonly fields: readonly string[];
  readonly words?: Sort["words"];
}

const SEPARATORS: Readonly<Record<string, SortForm>> = {
  ":": "colon",
  " ": "space",
  ",": "comma",
  ".": "dot",
  _: "underscore",
};

/** `name:desc`, `name-desc`, `nameDesc` */
const AT_END = /^(.+?)(?:([^A-Za-z0-9])(asc|desc)(ending)?|(?<=[a-z0-9])(Asc|Desc)(ending)?)$/i;
/** `desc_name`, `desc:name` */
const AT_START = /^((?:asc|desc)(?:ending)?[^A-Za-z0-9])(.+)$/i;

/** Reads the form of a sort from choices that contain a direction; undefined if none does. */
export function readSortChoices(values: readonly string[]): ChoiceForm | undefined {
  return readSigns(values) ?? readEnds(values) ?? readStarts(values);
}

function readSigns(values: readonly string[]): ChoiceForm | undefined {
  if (!values.some((value) => /^-./.test(value))) return undefined;
  const fields = unique(values.map((value) => value.replace(/^[-+]/, "")));
  if (!values.some((value) => /^\+./.test(value))) return { form: "sign", fields };
  return { form: "prefix", fields, words: { ascending: "+", descending: "-" } };
}

function readEnds(values: readonly string[]): ChoiceForm | undefined {
  const ends = values.flatMap((value) => {
    const [, field = "", separator = "", word, ending, capital, ended] = splitEnd(value) ?? [];
    const direction = word ?? capital;
    if (direction === undefined) return [];
    return [{ field, separator, direction: direction + (ending ?? ended ?? "") }];
  });
  const [first] = ends;
  if (first === undefined) return undefined;
  const fields = unique(values.map((value) => splitEnd(value)?.[1] ?? value));
  const directions = ends.map(({ direction }) => direction);
  const ascending = directions.find((text) => /^asc/i.test(text));
  const descending = directions.find((text) => /^desc/i.test(text));
  if (ascending === undefined && ends.some(({ field }) => values.includes(field))) {
    const words = { ascending: "", descending: first.separator + first.direction };
    return { form: "suffix", fields, words };
  }
  const form = ownMember(SEPARATORS, first.separator);
  if (ascending !== undefined && descending !== undefined) {
    if (form !== undefined) return { form, fields, words: { ascending, descending } };
    const write = (word: string) => first.separator + word;
    const words = { ascending: write(ascending), descending: write(descending) };
    return { form: "suffix", fields, words };
  }
  if (form === undefined) return undefined;
  const isUpper = first.direction === first.direction.toUpperCase();
  return { form, fields, ...(isUpper && { words: wordsLike(first.direction) }) };
}

/** A word in capitals without a separator is not a direction: `TASC`. */
function splitEnd(value: string): RegExpExecArray | undefined {
  const match = AT_END.exec(value);
  return match?.[5] === undefined || /^[AD][a-z]/.test(match[5]) ? (match ?? undefined) : undefined;
}

function readStarts(values: readonly string[]): ChoiceForm | undefined {
  const starts = values.flatMap((value) => AT_START.exec(value)?.[1] ?? []);
  const ascending = starts.find((start) => /^asc/i.test(start));
  const descending = starts.find((start) => /^desc/i.test(start));
  if (ascending === undefined || descending === undefined) return undefined;
  const fields = unique(values.map((value) => AT_START.exec(value)?.[2] ?? value));
  return { form: "prefix", fields, words: { ascending, descending } };
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== "");
}
