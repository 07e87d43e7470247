import {
  type Field,
  type ModelChunk,
  type Operation,
  type Resource,
  fixParentReferences,
  ignoresMissingMembers,
  isVersionParameter,
  listPathKeys,
  selectsResponse,
  createdField,
  writtenField,
  versionMember,
  type RecordRef,
} from "@quarterdeck/model";
import { siblingMembers } from "#operations/sibling-parameters.ts";
import type { OperationWithShapes } from "#operations/operation-values.ts";

/** The operation with the inputs of its form: the record without envelope, without parameters that the address contains. */
export function formOperation(
  chunk: ModelChunk,
  resource: Resource,
  operation: Operation,
  { isNew = false }: { readonly isNew?: boolean } = {},
): OperationWithShapes {
  const { body } = operation;
  const isInQuery = body === undefined;
  const written = (isNew ? createdField : writtenField)(chunk, resource, operation);
  const field = !isNew && ignoresMissingMembers(operation) ? withoutUnseen(written) : written;
  // A body that is a file has no member for the key.
  const keys = isNew && field.kind !== "group" ? listPathKeys(resource, operation) : [];
  const keyNames = isNew ? undefined : namesOfKey(resource);
  const parameters = operation.parameters.filter(
    (parameter) =>
      (parameter.in !== "path" || keys.some((key) => key.parameter === parameter.name)) &&
      parameter.isSetting !== true &&
      parameter.isOfList !== true &&
      !isVersionParameter(parameter, resource) &&
      !(isInQuery && parameter.in === "query") &&
      // The form shows the record as its screen does.
      !selectsResponse(parameter),
  );
  return {
    ...operation,
    shapes: chunk.shapes,
    parameters: [...parameters, ...siblingMembers(operation, keyNames)],
    body: {
      isRequired: body?.isRequired ?? false,
      mediaType: body?.mediaType ?? "application/json",
      mediaTypes: body?.mediaTypes ?? ["application/json"],
      field,
    },
  };
}

/** A part of a record leaves out members that no read returns, such as a password. */
function withoutUnseen(field: Field): Field {
  if (field.kind !== "group") return field;
  const fields = field.fields.map((one) =>
    one.isWriteOnly === true ? { ...one, isRequired: false } : one,
  );
  return { ...field, fields };
}

/** Names under which a body may have the key of the record next to it. */
function namesOfKey({ key }: Resource): ReadonlySet<string> {
  return new Set(key.flatMap(({ parameter, field }) => [parameter, String(field.at(-1))]));
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

const idName = /(?:^|[^a-z])(?:id|uuid|guid|oid|pk)$|[a-z](?:I[dD]|U?UID|Uuid|Guid)$/;

/**
 * Members of a body that the form sends as they were read: the version, and the id of an existing record, which its
 * address contains. An API that shows the effects of a new key lets users change it.
 */
export function listHidden(
  { resource, key }: Pick<RecordRef, "resource" | "key">,
  { body, effects }: Operation,
): readonly string[] {
  const version = body === undefined ? undefined : versionMember(body.field);
  const ids =
    key === undefined || effects !== undefined
      ? []
      : resource.key.flatMap(({ field }) => field.slice(0, 1)).filter((name) => idName.test(name));
  return version === undefined ? ids : [...ids, version];
}
