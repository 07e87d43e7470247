import type { Sort } from "#types/list-shape.ts";
import type { Schema } from "#read/schema.ts";

/** Direction words among the choices of a schema. */
export function choiceWords({ choices = [] }: Schema): Sort["words"] | undefined {
  const values = choices.filter((choice) => typeof choice === "string");
  const ascending = values.find((value) => /^(?:asc|ascending|\+|1|up)$/i.test(value));
  const descending = values.find((value) => /^(?:desc|descending|-|-1|down)$/i.test(value));
  return ascending === undefined || descending === undefined
    ? undefined
    : { ascending, descending };
}

/** Direction words of a boolean by its folded name: `sort_ascending`, `reverse`. */
export function booleanWords(name: string): Sort["words"] | undefined {
  if (/asc(?:ending)?$/.test(name)) return { ascending: "true", descending: "false" };
  return /desc(?:ending)?$|reverse$/.test(name)
    ? { ascending: "false", descending: "true" }
    : undefined;
}
