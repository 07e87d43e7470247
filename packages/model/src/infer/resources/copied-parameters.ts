import type { ListShape, Paging, ParameterLocation } from "#types/list-shape.ts";
import type { Operation, Parameter } from "#types/operation.ts";

/**
 * Marks parameters of a write that a generator copied from the list. Sort, search, paging or a filter language of one record
 * does not exist: a write that declares one of them has the list's filters for the same reason.
 */
export function markCopiedParameters(operation: Operation, list: ListShape | undefined): Operation {
  const { method, scope, role, parameters } = operation;
  const isWrite = method !== "get" && (scope === "record" || role === "create");
  if (list === undefined || !isWrite || operation.id === list.operation) return operation;
  const controls = namesOf(listControls(list));
  const isOptional = ({ in: location, isRequired, isSetting }: Parameter): boolean =>
    location === "query" && !isRequired && isSetting !== true;
  if (!parameters.some((one) => isOptional(one) && controls.has(one.name))) return operation;
  const copied = new Set([...controls, ...namesOf(list.filters.map(({ at }) => at))]);
  return {
    ...operation,
    parameters: parameters.map((one) =>
      isOptional(one) && copied.has(one.name) ? { ...one, isOfList: true } : one,
    ),
  };
}

/** Sort, search, paging and filter language of a list. */
function listControls(list: ListShape): readonly ParameterLocation[] {
  const { sort, search, paging, filters } = list;
  // One parameter with the conditions of all fields, such as `filters[state][$eq]`.
  const languages = filters.map(({ at }) => at).filter(({ path = [] }) => path.length > 0);
  return [sort?.at, sort?.direction, search, ...pagingControls(paging), ...languages].filter(
    (at) => at !== undefined,
  );
}

function pagingControls(paging: Paging): readonly (ParameterLocation | undefined)[] {
  switch (paging.style) {
    case "none":
      return [];
    case "page":
      return [paging.page, paging.size?.at];
    case "offset":
      return [paging.offset, paging.size.at];
    case "cursor":
      return [paging.cursor, paging.size?.at];
  }
}

function namesOf(locations: readonly ParameterLocation[]): ReadonlySet<string> {
  return new Set(locations.flatMap((at) => (at.in === undefined ? [at.parameter] : [])));
}
