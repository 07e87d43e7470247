import type { ConditionMembers, FilterOperator } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { readSchema, type Schema } from "#read/schema.ts";
import {
  CONDITION_FIELD,
  CONDITION_OPERATOR,
  CONDITION_VALUE,
} from "#infer/calls/indexed-parameters.ts";
import { foldName } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";
import { operatorOfWord } from "./operator-words.ts";

/** Conditions as a list of objects: `[{"field": "status", "operator": "eq", "value": "open"}]`. */
export interface ConditionList {
  readonly list: ConditionMembers;
  /** Words of the API by operator. */
  readonly words: ReadonlyMap<FilterOperator, string>;
  /** The only fields that it takes; absent: all fields of the rows. */
  readonly fieldNames?: readonly string[];
}

/** Operators of APIs as signs. */
const SIGNS: ReadonlyMap<string, FilterOperator> = new Map<string, FilterOperator>([
  ["=", "is"],
  ["==", "is"],
  ["!=", "is-not"],
  ["<>", "is-not"],
  [">=", "at-least"],
  ["<=", "at-most"],
  [">", "more-than"],
  ["<", "less-than"],
  ["~", "contains"],
]);

/** Reads the members of the conditions that a parameter or a body member takes; undefined for others. */
export function readConditionList(
  document: Document,
  { schema }: Pick<ListParameter, "schema">,
): ConditionList | undefined {
  if (schema.items === undefined) return undefined;
  const { properties } = readSchema(document, schema.items);
  const members = Array.from(properties, ([name, node]) => ({
    name,
    folded: foldName(name),
    schema: readSchema(document, node),
  }));
  const find = (pattern: RegExp) => members.find(({ folded }) => pattern.test(folded));
  const [field, operator, value] = [CONDITION_FIELD, CONDITION_OPERATOR, CONDITION_VALUE].map(find);
  if (field === undefined || operator === undefined || value === undefined) return undefined;
  const words = operatorsOf(operator.schema);
  if (words.size === 0) return undefined;
  const fieldNames = (field.schema.choices ?? []).filter((choice) => typeof choice === "string");
  return {
    list: {
      field: field.name,
      operator: operator.name,
      value: value.name,
      ...(value.schema.types.join() === "string" && { isText: true as const }),
    },
    words,
    ...(fieldNames.length > 0 && { fieldNames }),
  };
}

/** Part of an indexed condition: `filter[0][field]=status`. */
const INDEXED = /([\w$]+)\[\d+\]\[(\w+)\]=([^&\s`"',)\]]*)/g;
/** Words of operators that descriptions rarely list in full. */
const WORDS = /(?<![\w$])[a-z]{2,12}(?![\w$])|(?<=[`"'\s])(?:[<>!=]=?|<>)(?=[`"'\s,])/g;

/** Reads conditions with an index and brackets from an example: `filter[0][field]=status&filter[0][value]=open`. */
export function readIndexedConditions(prose: string, parameter: string): ConditionList | undefined {
  const name = parameter.replace(/\[.*$/, "");
  const parts = Array.from(prose.matchAll(INDEXED), ([, own = "", member = "", value = ""]) => ({
    own,
    member,
    value,
  })).filter(({ own }) => own === name);
  const find = (pattern: RegExp) => parts.find(({ member }) => pattern.test(foldName(member)));
  const [field, operator, value] = [CONDITION_FIELD, CONDITION_OPERATOR, CONDITION_VALUE].map(find);
  if (field === undefined || value === undefined) return undefined;
  const list = { field: field.member, value: value.member, isText: true } as const;
  if (operator === undefined) return { list, words: new Map([["is", ""]]) };
  const shown = parts.flatMap((part) => (part.member === operator.member ? part.value : []));
  const words = readWords([...shown, ...(prose.replaceAll(INDEXED, " ").match(WORDS) ?? [])]);
  return words.size === 0 ? undefined : { list: { ...list, operator: operator.member }, words };
}

function operatorsOf({ choices = [], keywords }: Schema): ReadonlyMap<FilterOperator, string> {
  const described = String(keywords["description"] ?? "").match(/[A-Za-z_]{2,}|[=<>!~]+/g) ?? [];
  return readWords(choices.length > 0 ? choices.map(String) : described);
}

function readWords(words: readonly string[]): ReadonlyMap<FilterOperator, string> {
  const operators = new Map<FilterOperator, string>();
  for (const word of words) {
    const operator = SIGNS.get(word) ?? operatorOfWord(word);
    if (operator === undefined || operators.has(operator)) continue;
    operators.set(operator, word);
  }
  return operators;
}
