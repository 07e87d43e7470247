import type { Field } from "#types/field.ts";
import { foldName } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Operators of PostgreSQL arrays: https://www.postgresql.org/docs/current/functions-array.html */
const ARRAY_OPERATORS = ["contains", "contained", "overlaps"];
const NAME = /^(.+)([.[])([$_]?)(\w+?)(\]?)$/;

/** Operators that combine conditions instead of comparing a value: `$and`, `created_at.$or`. */
const COMBINATION = /^(?:.+\.)?[$_](?:and|or|nor|not)$/i;

const TEXT_OPERATOR = /^(?:i?like|re|regexp?|fulltext|text|contains|starts_?with|ends_?with)$/i;
const LIST_OPERATOR = /^(?:contained|overlaps?|all|size)$/i;
const SET_OPERATOR = /^(?:in|nin|not_?in)$/i;

const lists: ReadonlySet<Field["kind"]> = new Set(["list", "choices", "references", "json"]);
const times: ReadonlySet<Field["kind"]> = new Set(["date", "date-time", "time"]);

/**
 * Parameters without those that a user cannot fill in: operators of arrays for a plain value, `like` for a number,
 * combinations of conditions. Generators declare all operators for each column.
 */
export function withoutOtherKinds(
  parameters: readonly ListParameter[],
  rows: readonly Field[],
): readonly ListParameter[] {
  const names = new Set(parameters.map(({ at }) => at.parameter));
  const fields = new Map(rows.map((field) => [foldName(field.name), field]));
  return parameters.filter((one) => {
    const { parameter, path } = one.at;
    if (isCombination(one)) return false;
    const [, subject = "", before = "", sign = "", operator = "", end = ""] =
      NAME.exec(path?.length === 1 ? `${parameter}.${path[0]}` : parameter) ?? [];
    const field = fields.get(
      foldName(subject.split(/[.[\]]/).findLast((part) => part !== "") ?? ""),
    );
    if (sign !== "" && field !== undefined) return applies(operator, field);
    if (path !== undefined || operator === "") return true;
    if (/^i?like$/.test(operator)) return one.field.kind !== "number";
    if (!ARRAY_OPERATORS.includes(operator)) return true;
    const hasAll = ARRAY_OPERATORS.every((other) => names.has(subject + before + other + end));
    return !hasAll || field === undefined || lists.has(field.kind);
  });
}

/** A list or an object of conditions; `_not` may also be a plain value. */
function isCombination({ at: { parameter, path = [] }, field }: ListParameter): boolean {
  return (
    COMBINATION.test([parameter, ...path].join(".")) &&
    (lists.has(field.kind) || field.kind === "group" || field.kind === "map")
  );
}

/** True if an operator with a sign (`$like`, `_in`) compares values of the kind of a field. */
function applies(operator: string, { kind }: Field): boolean {
  if (LIST_OPERATOR.test(operator)) return lists.has(kind);
  if (times.has(kind)) return !TEXT_OPERATOR.test(operator) && !SET_OPERATOR.test(operator);
  return !TEXT_OPERATOR.test(operator) || (kind !== "number" && kind !== "boolean");
}
