import {
  type ModelChunk,
  type Operation,
  type Resource,
  settleParents,
  writtenField,
} from "@quarterdeck/model";
import { askAround } from "#operations/sibling-parameters.ts";
import type { AskedOperation } from "#operations/operation-values.ts";
import type { FormTarget } from "./form-target.ts";

/** An operation as its form asks for it: the record without envelope, and no parameter that its place settles. */
export function formOperation(
  part: ModelChunk,
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
