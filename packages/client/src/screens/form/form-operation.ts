import {
  type ModelChunk,
  type Operation,
  type Resource,
  settleParents,
  writtenField,
  type RecordRef,
} from "@quarterdeck/model";
import { siblingMembers } from "#operations/sibling-parameters.ts";
import type { OperationWithShapes } from "#operations/operation-values.ts";

/** An operation as its form asks for it: the record without envelope, and no parameter that its place settles. */
export function formOperation(
  chunk: ModelChunk,
  resource: Resource,
  operation: Operation,
): OperationWithShapes {
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

/** Of a new record, what its address says already is filled in and not asked. */
export function withSettledParents(
  asked: OperationWithShapes,
  { resource, parents, key }: Pick<RecordRef, "resource" | "parents" | "key">,
): OperationWithShapes {
  const { body } = asked;
  if (key !== undefined || body?.field.kind !== "group") return asked;
  const fields = settleParents(body.field.fields, resource, parents);
  return { ...asked, body: { ...body, field: { ...body.field, fields } } };
}
