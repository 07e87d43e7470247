import type { Choice, Field } from "#types/field.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import type { LocatedValue } from "./located-value.ts";

const NAMES = /^(?:populate|include|includes|expand|expands|embed|_embed|preload|with)$/;

/**
 * Values of the parameters that add members to a response: `populate=author`, if the record has such a field and the
 * parameter names it. A list requests single references only: each row would repeat lists.
 */
export function expansions(
  operation: Operation,
  { fields }: Pick<Resource, "fields">,
  scope: "list" | "record",
): readonly LocatedValue[] {
  const shown = new Set(fields.filter((field) => isAdded(field, scope)).map(({ name }) => name));
  return operation.parameters.flatMap((parameter) => {
    if (parameter.in !== "query" || !NAMES.test(baseName(parameter))) return [];
    const named = listChoices(parameter.field)
      .map(({ value }) => value)
      .filter((value) => typeof value === "string" && shown.has(value));
    const [only] = named;
    if (only === undefined) return [];
    const isOne = parameter.field.kind === "choice";
    if (isOne && named.length > 1) return [];
    return [{ at: { parameter: parameter.name }, value: isOne ? only : named }];
  });
}

function isAdded(field: Field, scope: "list" | "record"): boolean {
  if (field.kind === "reference") return field.keyPath.length > 0;
  const isNested = field.kind === "references" || field.kind === "list" || field.kind === "group";
  return scope === "record" && isNested;
}

function baseName({ name }: Parameter): string {
  return name.replace(/\[\]$/, "").replace(/^\$/, "").toLowerCase();
}

function listChoices(field: Field): readonly Choice[] {
  if (field.kind === "choice" || field.kind === "choices") return field.choices;
  return field.kind === "list" ? listChoices(field.item) : [];
}
