import type { Choice, Field } from "#types/field.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { relationName } from "#request/values/relation-name.ts";
import type { LocatedValue } from "./located-value.ts";

const NAMES = /^(?:populate|include|includes|expand|expands|embed|_embed|preload|with)$/;

/**
 * Values of the parameters that add members to a response: `populate=author`, if the record has such a field and the
 * parameter names it. A list requests single references only: each row would repeat lists.
 */
export function expansions(
  operation: Operation,
  { fields, refused = [] }: Pick<Resource, "fields" | "refused">,
  scope: "list" | "record",
): readonly LocatedValue[] {
  const shown = new Set(fields.flatMap((field) => addedName(field, scope) ?? []));
  return operation.parameters.flatMap((parameter) => {
    if (parameter.in !== "query" || !NAMES.test(baseName(parameter))) return [];
    if (refused.includes(parameter.name)) return [];
    const isOpen = isInclude(operation, parameter) || isPopulate(parameter);
    const related = isOpen ? relationships(fields, scope) : [];
    if (related.length > 0) return [{ at: { parameter: parameter.name }, value: related.join() }];
    const named = listNames(parameter.field).filter((name) => shown.has(name));
    const [only] = named;
    if (only === undefined) return [];
    const isOne = parameter.field.kind === "choice";
    if (isOne && named.length > 1) return [];
    return [{ at: { parameter: parameter.name }, value: isOne ? only : named }];
  });
}

/**
 * True for the parameter of JSON:API that adds related records to a response, without the names that it takes. A server
 * that supports none refuses it (JSON:API 1.1, "Inclusion of Related Resources").
 */
function isInclude({ response }: Operation, { name, field }: Parameter): boolean {
  const isOpen = field.kind === "text" && listNames(field).length === 0;
  return name === "include" && isOpen && response.format === "json-api";
}

/** True for `populate` without the names that it takes: names of relations in each framework that has it. */
function isPopulate(parameter: Parameter): boolean {
  const isText = parameter.field.kind === "text" && listNames(parameter.field).length === 0;
  return isText && baseName(parameter) === "populate";
}

function relationships(fields: readonly Field[], scope: "list" | "record"): readonly string[] {
  return fields.flatMap((field) =>
    field.kind === "reference" || (field.kind === "references" && scope === "record")
      ? (addedName(field, scope) ?? [])
      : [],
  );
}

/**
 * Name of the member that the parameter adds: the record itself, or `author` next to `author_id`. In place of a key, a
 * list alone takes it: a form has the key.
 */
function addedName(field: Field, scope: "list" | "record"): string | undefined {
  if (field.kind === "reference") {
    const isReplaced = field.keyPath.length === 0 && scope === "record";
    return relationName(field) ?? (isReplaced ? undefined : field.name);
  }
  const isNested = field.kind === "references" || field.kind === "list" || field.kind === "group";
  return scope === "record" && isNested ? field.name : undefined;
}

/** Names that a parameter takes: its choices, or the quoted and listed names of its description and example. */
function listNames(field: Field): readonly string[] {
  const choices = listChoices(field);
  if (choices.length > 0) {
    return choices.flatMap(({ value }) => (typeof value === "string" ? value : []));
  }
  const item = field.kind === "list" ? field.item : field;
  if (item.kind !== "text" && item.kind !== "long-text") return [];
  const { description = "" } = field;
  const quoted = [...description.matchAll(/['"]([\w.,]+)['"]/g)].map(([, text = ""]) => text);
  const listed = [
    ...description.matchAll(/(?:[:=]|\be\.g\.|\bsuch as\b)\s*((?:[\w.]+\s*,\s*)*[\w.]*\w)/g),
  ].map(([, text = ""]) => text);
  const examples = [field.example, item.example].flatMap((one) => one ?? []).map(String);
  const names = [...quoted, ...listed, ...examples].flatMap((text) => text.split(/[\s,]+/));
  return [...new Set(names)];
}

function baseName({ name }: Parameter): string {
  return name.replace(/\[\]$/, "").replace(/^\$/, "").toLowerCase();
}

function listChoices(field: Field): readonly Choice[] {
  if (field.kind === "choice" || field.kind === "choices") return field.choices;
  return field.kind === "list" ? listChoices(field.item) : [];
}
