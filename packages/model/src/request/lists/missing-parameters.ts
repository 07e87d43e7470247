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
 * What a list's query must have and neither its state nor a default gives: a person is asked for it before the API is,
 * which would refuse.
 */
export function missingParameters(
  model: Pick<AdminModel, "operations">,
  { list, labels }: Resource,
  state: ListState,
): readonly Parameter[] {
  if (list === undefined) return [];
  const operation = findOperation(model, list.operation, `list ${labels.many}`);
  const values = parameterValues(operation, listValues(list, state));
  // The first page of a list has no cursor yet, whatever the description says.
  const cursor = list.paging.style === "cursor" ? list.paging.cursor?.parameter : undefined;
  const missing = operation.parameters.filter(
    (parameter) =>
      parameter.isRequired &&
      parameter.in === "query" &&
      parameter.name !== cursor &&
      isAbsent(values[parameter.name]) &&
      repeatedName(operation, parameter) === undefined,
  );
  return [...missing, ...missingInBody(list, state)];
}

/** What a list that is asked for by POST must be told in its body, as if it were a parameter. */
function missingInBody({ filters }: ListShape, state: ListState): readonly Parameter[] {
  return filters
    .filter(({ at, isRequired, name }) => {
      const given = (state.filters[name] ?? []).some((text) => text !== "");
      return isRequired === true && at.in === "body" && !given;
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
