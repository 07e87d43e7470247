import { parseJson, writeJson } from "@quarterdeck/model";
import { checkText } from "#tables/check-text.ts";
import { badParameter } from "#tables/read-parameters.ts";
import type { Refusal } from "#tables/refusal.ts";
import type { Table } from "#tables/table.ts";
import { findFieldFilter } from "./filters.ts";
import type { Filter } from "./filters.ts";

/** A filter with the values of a request. */
export interface FilterUse {
  readonly filter: Filter;
  readonly values: readonly string[];
}

/** Maximum number of characters in the value of a filter. */
export const longestValue = 200;
const mostChoices = 100;
const mostConditions = 50;

export function checkValues(filter: Filter, values: readonly string[]): Refusal {
  if (values.length > mostChoices) return `takes at most ${mostChoices} values`;
  for (const value of values) {
    const refusal = checkText(value, filter.type);
    if (refusal !== undefined) return refusal;
    if (value.length > longestValue) return `must have at most ${longestValue} characters`;
  }
  return undefined;
}

/** Alternatives, each with filters that a row matches all of. */
export type Alternatives = readonly (readonly FilterUse[])[];

/**
 * Reads lists of alternatives, each a JSON text: `[{"field": "total", "operator": "gte", "value": 100}]`. A row matches
 * at least one alternative of each list. An alternative is a condition, or a list of conditions that apply together.
 */
export function readAlternatives(table: Table, texts: readonly string[]): readonly Alternatives[] {
  const lists = texts.map((text) =>
    readList(text).map((alternative) =>
      [alternative].flat().map((condition) => readUse(table, condition)),
    ),
  );
  const count = lists.flat(2).length;
  if (count > mostConditions) refuse(`takes at most ${mostConditions} conditions`);
  return lists;
}

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

function readList(text: string): readonly (Condition | Condition[])[] {
  try {
    const list: unknown = parseJson(text);
    if (isListOf(list, (one) => isCondition(one) || isListOf(one, isCondition))) return list;
  } catch {
    // Reported as another form.
  }
  return refuse('must be a JSON list of objects with "field", "operator" and "value"');
}

function isListOf<One>(value: unknown, isOne: (one: unknown) => one is One): value is One[] {
  return Array.isArray(value) && value.length > 0 && value.every(isOne);
}

function isCondition(value: unknown): value is Condition {
  if (typeof value !== "object" || value === null) return false;
  const { field, operator, ...rest } = value as Partial<Condition>;
  return (
    typeof field === "string" &&
    typeof operator === "string" &&
    Object.keys(rest).join() === "value"
  );
}

function readUse(table: Table, { field, operator, value }: Condition): FilterUse {
  const name = `${field.slice(0, 60)}[${operator.slice(0, 20)}]`;
  const filter = findFieldFilter(table, field, operator);
  if (filter === undefined)
    return refuse(`has a condition ${name}: ${table.path} has no such filter`);
  const many: readonly unknown[] = filter.takesMany && Array.isArray(value) ? value : [value];
  const values = many.filter((one) => one !== null).map(writeText);
  const isEmpty = values.length === 0 || values.length < many.length;
  const refusal = isEmpty ? "needs a value" : checkValues(filter, values);
  if (refusal !== undefined) return refuse(`has a condition ${name}, which ${refusal}`);
  return { filter, values };
}

/** Text of a value as in the query of one filter. */
function writeText(value: unknown): string {
  return typeof value === "string" ? value : writeJson(value);
}

function refuse(detail: string): never {
  throw badParameter("or", detail);
}
