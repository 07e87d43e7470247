import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { RecordRef } from "#types/record-ref.ts";
import type { Resource } from "#types/resource.ts";
import { pathParameters } from "#request/parameters/fill-path.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { writtenField } from "./written-field.ts";

type Operations = Pick<ModelChunk, "operations">;

/**
 * New record as a field: the body of the create. Where the client chooses the key, as in `PUT /settings/{key}`, the
 * fields of the key come first.
 */
export function createdField(chunk: Operations, resource: Resource, operation: Operation): Field {
  const field = writtenField(chunk, resource, operation);
  const keys = listPathKeys(resource, operation);
  if (keys.length === 0 || field.kind !== "group") return field;
  const names = new Set(keys.map(({ field: { name } }) => name));
  const chosen = keys.map(({ field: key }) => {
    const { isReadOnly: _, ...own } = field.fields.find(({ name }) => name === key.name) ?? key;
    return { ...own, isRequired: true };
  });
  return { ...field, fields: [...chosen, ...field.fields.filter(({ name }) => !names.has(name))] };
}

interface PathKey {
  readonly parameter: string;
  readonly field: Field;
}

/** Parts of the key that the client chooses, because the path of the create takes them. */
export function listPathKeys(
  { key, parents }: Pick<Resource, "key" | "parents">,
  { path, parameters }: Pick<Operation, "path" | "parameters">,
): readonly PathKey[] {
  const inPath = new Set(pathParameters(path));
  const above = new Set(parents.map(({ parameter }) => parameter));
  return key.flatMap(({ parameter, field: [name, ...deeper] }) => {
    const declared = parameters.find((one) => one.in === "path" && one.name === parameter);
    const isChosen = inPath.has(parameter) && !above.has(parameter) && deeper.length === 0;
    return isChosen && declared !== undefined && name !== undefined
      ? [{ parameter, field: { ...declared.field, name } }]
      : [];
  });
}

/** Divides a new record into its body and the values of its key in the path. */
export function splitCreated(
  { chunk, resource }: Pick<RecordRef, "chunk" | "resource">,
  operation: Operation,
  record: unknown,
): { readonly content: unknown; readonly parameters: ParameterValues } {
  const keys = listPathKeys(resource, operation);
  if (keys.length === 0 || !isJsonObject(record)) return { content: record, parameters: {} };
  const parameters = keys.flatMap(({ parameter, field }) => {
    const value = ownMember(record, field.name);
    return value === undefined || value === null ? [] : [[parameter, value] as const];
  });
  const body = writtenField(chunk, resource, operation);
  const declared = new Set(body.kind === "group" ? body.fields.map(({ name }) => name) : []);
  const names = new Set(keys.map(({ field }) => field.name));
  const members = Object.entries(record).filter(([name]) => !names.has(name) || declared.has(name));
  const isEmpty = members.length === 0 && operation.body === undefined;
  return {
    content: isEmpty ? undefined : Object.fromEntries(members),
    parameters: Object.fromEntries(parameters),
  };
}
