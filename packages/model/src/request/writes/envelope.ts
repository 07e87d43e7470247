import type { Field, GroupField } from "#types/field.ts";
import type { Json, JsonPath } from "#types/json.ts";
import type { Operation } from "#types/operation.ts";

type WithEnvelope = Pick<Operation, "body" | "role" | "keys">;

const noNames: ReadonlySet<string> = new Set();

/**
 * Sibling members of the record in the body, as fields of a form: `{ "record": {…}, "notify": true }`; for a removal,
 * the required body. Undefined if every member has a fixed value. `keyNames`: members that the record key fills.
 */
export function envelopeField(operation: WithEnvelope, keyNames = noNames): GroupField | undefined {
  const field = siblingFields(operation, keyNames);
  if (field === undefined || field.fields.every(isFixed)) return undefined;
  const value = fixedValue(field);
  return {
    ...field,
    isRequired: field.fields.some((inner) => inner.isRequired && !isFixed(inner)),
    ...(value !== undefined && { default: value }),
  };
}

/** Members of the envelope that have only one possible value, which are sent without a form field. */
export function fixedEnvelope(operation: WithEnvelope): Json | undefined {
  const field = siblingFields(operation);
  return field && fixedValue(field);
}

/** All fields of the body except the record; undefined if there are none. */
function siblingFields(
  { body, role, keys }: WithEnvelope,
  keyNames = noNames,
): GroupField | undefined {
  if (body === undefined) return undefined;
  const { field, isRequired, path = [] } = body;
  if (path.length > 0) {
    const siblings = without(field, path);
    const fields = siblings?.fields.filter(({ name }) => role === "create" || !keyNames.has(name));
    return siblings && fields?.length !== 0 ? { ...siblings, fields: fields ?? [] } : undefined;
  }
  // A removal does not send a record.
  if (role !== "remove" || !isRequired || field.kind !== "group") return undefined;
  const fields = field.fields.filter(({ name }) => !keyNames.has(name) && name !== keys?.path[0]);
  return fields.length === 0 ? undefined : { ...field, fields };
}

function without(field: Field, [step, ...rest]: JsonPath): GroupField | undefined {
  if (field.kind !== "group") return undefined;
  const fields = field.fields.flatMap((inner) => {
    if (inner.name !== step) return [inner];
    const left = rest.length === 0 ? undefined : without(inner, rest);
    return left === undefined ? [] : [left];
  });
  return fields.length === 0 ? undefined : { ...field, fields };
}

function isFixed(field: Field): boolean {
  return fixedValue(field) !== undefined;
}

function fixedValue(field: Field): Json | undefined {
  if (field.default !== undefined) return field.default;
  if (field.kind === "choice" && field.choices.length === 1) return field.choices[0]?.value;
  if (field.kind !== "group") return undefined;
  const entries = field.fields.flatMap((inner) => {
    const value = fixedValue(inner);
    return value === undefined ? [] : [[inner.name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
