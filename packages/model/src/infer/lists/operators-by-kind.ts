import type { Field } from "#types/field.ts";
import { foldName } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Operators of PostgreSQL arrays: https://www.postgresql.org/docs/current/functions-array.html */
const ARRAY_OPERATORS = ["contains", "contained", "overlaps"];
const NAME = /^(.+)([.[])(\w+)(\]?)$/;

const lists: ReadonlySet<Field["kind"]> = new Set(["list", "choices", "references", "json"]);

/**
 * Parameters without those whose operator does not apply to the kind of their field: operators of arrays for a plain
 * value, `like` for a number. Generators declare all operators for each column.
 */
export function withoutOtherKinds(
  parameters: readonly ListParameter[],
  rows: readonly Field[],
): readonly ListParameter[] {
  const names = new Set(parameters.map(({ at }) => at.parameter));
  const fields = new Map(rows.map((field) => [foldName(field.name), field]));
  return parameters.filter(({ at: { parameter, path }, field: input }) => {
    const [, subject = "", before = "", operator = "", end = ""] = NAME.exec(parameter) ?? [];
    if (path !== undefined || operator === "") return true;
    if (/^i?like$/.test(operator)) return input.kind !== "number";
    if (!ARRAY_OPERATORS.includes(operator)) return true;
    const hasAll = ARRAY_OPERATORS.every((one) => names.has(subject + before + one + end));
    const field = fields.get(
      foldName(subject.split(/[.[\]]/).findLast((part) => part !== "") ?? ""),
    );
    return !hasAll || field === undefined || lists.has(field.kind);
  });
}
