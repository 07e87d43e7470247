import {
  aroundField,
  type Field,
  type Json,
  type ModelPart,
  type Operation,
  type Parameter,
  type Resource,
  settleParents,
  writtenField,
} from "@quarterdeck/model";
import type { AskedOperation } from "#fields/operation/operation-values.ts";
import type { FormTarget } from "./form-target.ts";

/** The parameter by which a form asks for what stands around the record in its envelope. */
export const AROUND = "around the record";

/** An operation as its form asks for it: the record without envelope, and no parameter that its place settles. */
export function formOperation(
  part: ModelPart,
  resource: Resource,
  operation: Operation,
): AskedOperation {
  const { body } = operation;
  const isInQuery = body === undefined;
  const parameters = operation.parameters.filter(
    ({ in: place, name, isSetting }) =>
      place !== "path" &&
      isSetting !== true &&
      name.toLowerCase() !== "if-match" &&
      !(isInQuery && place === "query"),
  );
  return {
    ...operation,
    shapes: part.shapes,
    parameters: [...parameters, ...askAround(operation)],
    body: {
      isRequired: body?.isRequired ?? false,
      mediaType: body?.mediaType ?? "application/json",
      mediaTypes: body?.mediaTypes ?? ["application/json"],
      field: writtenField(part, resource, operation),
    },
  };
}

/** Of a new record, what its address says already is filled in and not asked. */
export function withSettledParents(
  asked: AskedOperation,
  { resource, parents, key }: Pick<FormTarget, "resource" | "parents" | "key">,
): AskedOperation {
  const { body } = asked;
  if (key !== undefined || body?.field.kind !== "group") return asked;
  const fields = settleParents(body.field.fields, resource, parents);
  return { ...asked, body: { ...body, field: { ...body.field, fields } } };
}

/** What the envelope must say and can say in one way only is sent without a question. */
export function settledAround(operation: Operation): Json | undefined {
  const field = aroundField(operation);
  return field && settle(field);
}

function askAround(operation: Operation): readonly Parameter[] {
  const field = aroundField(operation);
  if (field === undefined || field.fields.every(isSettled)) return [];
  const value = settle(field);
  return [
    {
      name: AROUND,
      in: "query",
      isRequired: field.fields.some((inner) => inner.isRequired && !isSettled(inner)),
      style: "form",
      explode: true,
      field: { ...field, name: AROUND, ...(value !== undefined && { default: value }) },
    },
  ];
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
