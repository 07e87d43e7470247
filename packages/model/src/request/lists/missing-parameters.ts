import { ownMember } from "#own/own-member.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { findOperation } from "#request/parameters/find-operation.ts";
import { repeatedName } from "#request/parameters/path-values.ts";
import { parameterValues } from "#request/parameters/parameter-values.ts";
import { listValues } from "./list-values.ts";
import { isAbsent } from "#request/bodies/write-form.ts";

/**
 * Required parameters of a list that have neither a value nor a default. The user enters them before the first
 * request.
 */
export function missingParameters(
  model: Pick<AdminModel, "operations">,
  { list, labels }: Resource,
  state: ListState,
): readonly Parameter[] {
  if (list === undefined) return [];
  const operation = findOperation(model, list.operation, `list ${labels.many}`);
  const values = parameterValues(operation, listValues(list, state));
  // The first page of a list has no cursor, even if the description requires one.
  const cursor = list.paging.style === "cursor" ? list.paging.cursor?.parameter : undefined;
  const missing = operation.parameters.filter(
    (parameter) =>
      parameter.isRequired &&
      parameter.in === "query" &&
      parameter.name !== cursor &&
      !isEmptyObject(parameter) &&
      isAbsent(ownMember(values, parameter.name)) &&
      repeatedName(operation, parameter) === undefined,
  );
  return [...missing, ...missingInBody(list, state)];
}

/** True for an object without required members: leaving it out is an empty object. */
function isEmptyObject({ field }: Parameter): boolean {
  return field.kind === "group" && field.fields.every(({ isRequired }) => !isRequired);
}

/** Required body members of a list that is read by POST, as parameters. */
function missingInBody({ filters }: ListShape, state: ListState): readonly Parameter[] {
  return filters
    .filter(({ at, isRequired, name }) => {
      const hasValue = (ownMember(state.filters, name) ?? []).some((text) => text !== "");
      return isRequired === true && at.in === "body" && !hasValue;
    })
    .map(({ name, field }) => ({
      name,
      in: "query",
      isRequired: true,
      style: "form",
      explode: true,
      field,
    }));
}
