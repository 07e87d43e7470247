import type { Field, Resource } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { emptinessOf } from "./emptiness.ts";
import { snakeCase } from "./snake-case.ts";
import { isStateName } from "./state-name.ts";
import { isTechnical } from "./technical-field.ts";

const switchName = /^(?:is_)?(?:active|enabled|disabled|archived|locked|published)$/;
/** Words of amounts, the most specific first. */
const amountWords = ["total", "amount", "balance", "price", "revenue", "cost", "value"];
/** Numbers that count or measure something else than money. */
const countName = /(?:^|_)(?:count|items|pages|rows|id|ids|bytes|seconds|days|quantity)(?:_|$)/;
/** Counts of the things that a plural names, unless it is a word of money: `total_warnings_sent`, `totalUsers`. */
const totalCount = /(?:^|_)total_(?!\w*(?:sales|taxes|fees|costs|earnings|gross))\w*[^s_]s(?:_|$)/;
const namingName = /(?:^|_)(?:e?mail|name|login|handle|code|sku|phone|isbn|serial|title)$/;
/** Longer texts are sentences. */
const longestState = 40;

/** Fields of the state, amount and main reference of a record, without empty ones. */
export function findKeyFacts(resource: Resource, record: unknown): readonly Field[] {
  const named = new Set([resource.title?.[0], ...resource.key.map(({ field }) => field[0])]);
  const fields = resource.fields.filter((field) => {
    if (field.isWriteOnly === true || named.has(field.name) || isTechnical(field)) return false;
    return emptinessOf(valueAt(record, [field.name])) === undefined;
  });
  const facts = [
    findState(fields, record),
    findAmount(fields),
    fields.find(({ kind }) => kind === "reference"),
  ];
  return facts.filter((field) => field !== undefined);
}

function findState(fields: readonly Field[], record: unknown): Field | undefined {
  const isState = ({ name }: Field): boolean => isStateName(name);
  const isShort = ({ name }: Field): boolean => {
    const value = valueAt(record, [name]);
    return typeof value === "string" && value.length <= longestState;
  };
  const choices = fields.filter(({ kind }) => kind === "choice");
  return (
    choices.find(isState) ??
    fields.find((field) => field.kind === "text" && isState(field) && isShort(field)) ??
    choices[0] ??
    fields.find(({ kind, name }) => kind === "boolean" && switchName.test(snakeCase(name)))
  );
}

function findAmount(fields: readonly Field[]): Field | undefined {
  const amounts = fields.filter(isAmount);
  const rank = ({ name }: Field): number => {
    const parts = snakeCase(name).split("_");
    return amountWords.findIndex((word) => parts.includes(word));
  };
  return amounts.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** True for a number whose name is a word of money. */
export function isAmount({ kind, name }: Field): boolean {
  const text = snakeCase(name);
  if (kind !== "number" || countName.test(text) || totalCount.test(text)) return false;
  return text.split("_").some((part) => amountWords.includes(part));
}

/** Order of facts about a record: texts that distinguish it, then others, then numbers that are not amounts. */
export function rankFact(field: Field): number {
  const { kind, name } = field;
  if (kind === "email" || (kind === "text" && namingName.test(snakeCase(name)))) return 0;
  return kind === "number" && !isAmount(field) ? 2 : 1;
}
