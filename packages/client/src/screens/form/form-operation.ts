import {
  type ModelChunk,
  type Operation,
  type Resource,
  fixParentReferences,
  selectsResponse,
  writtenField,
  type RecordRef,
} from "@quarterdeck/model";
import { siblingMembers } from "#operations/sibling-parameters.ts";
import type { OperationWithShapes } from "#operations/operation-values.ts";

/** The operation with the inputs of its form: the record without envelope, without parameters that the address contains. */
export function formOperation(
  chunk: ModelChunk,
  resource: Resource,
  operation: Operation,
): OperationWithShapes {
  const { body } = operation;
  const isInQuery = body === undefined;
  const parameters = operation.parameters.filter(
    (parameter) =>
      parameter.in !== "path" &&
      parameter.isSetting !== true &&
      parameter.isOfList !== true &&
      parameter.name.toLowerCase() !== "if-match" &&
      !(isInQuery && parameter.in === "query") &&
      // The form shows the record as its screen does.
      !selectsResponse(parameter),
  );
  return {
    ...operation,
    shapes: chunk.shapes,
    parameters: [...parameters, ...siblingMembers(operation)],
    body: {
      isRequired: body?.isRequired ?? false,
      mediaType: body?.mediaType ?? "application/json",
      mediaTypes: body?.mediaTypes ?? ["application/json"],
      field: writtenField(chunk, resource, operation),
    },
  };
}

/** Removes the inputs of a new record that the address determines. */
export function withSettledParents(
  operation: OperationWithShapes,
  { resource, parents, key }: Pick<RecordRef, "resource" | "parents" | "key">,
): OperationWithShapes {
  const { body } = operation;
  if (key !== undefined || body?.field.kind !== "group") return operation;
  const fields = fixParentReferences(body.field.fields, resource, parents);
  return { ...operation, body: { ...body, field: { ...body.field, fields } } };
}
