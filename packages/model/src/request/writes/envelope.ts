import type { Field, GroupField } from "#types/field.ts";
import type { Json, JsonPath } from "#types/json.ts";
import type { Operation } from "#types/operation.ts";

type Enveloped = Pick<Operation, "body" | "role">;

const nothing: ReadonlySet<string> = new Set();

/**
 * What a person must or may say beside the record: `{ "record": {…}, "notify": true }`, and all of what a removal requires;
 * absent where nothing is left to say. `known`: members that the record's key fills.
 */
export function envelopeField(operation: Enveloped, known = nothing): GroupField | undefined {
  const field = siblingFields(operation, known);
  if (field === undefined || field.fields.every(isSettled)) return undefined;
  const value = settle(field);
  return {
    ...field,
    isRequired: field.fields.some((inner) => inner.isRequired && !isSettled(inner)),
    ...(value !== undefined && { default: value }),
  };
}

/** What the envelope must say and can say in one way only is sent without a question. */
export function fixedEnvelope(operation: Enveloped): Json | undefined {
  const field = siblingFields(operation);
  return field && settle(field);
}

/** All of an operation's body but the record; absent where that is nothing. */
function siblingFields({ body, role }: Enveloped, known = nothing): GroupField | undefined {
  if (body === undefined) return undefined;
  const { field, isRequired, path = [] } = body;
  if (path.length > 0) return without(field, path);
  // A removal sends no record.
  if (role !== "remove" || !isRequired || field.kind !== "group") return undefined;
  const fields = field.fields.filter(({ name }) => !known.has(name));
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

function isSettled(field: Field): boolean {
  return settle(field) !== undefined;
}

function settle(field: Field): Json | undefined {
  if (field.default !== undefined) return field.default;
  if (field.kind === "choice" && field.choices.length === 1) return field.choices[0]?.value;
  if (field.kind !== "group") return undefined;
  const entries = field.fields.flatMap((inner) => {
    const value = settle(inner);
    return value === undefined ? [] : [[inner.name, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
