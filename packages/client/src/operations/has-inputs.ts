import {
  isVersionParameter,
  type Operation,
  type Parameter,
  type Resource,
  selectsResponse,
} from "@quarterdeck/model";

/**
 * True if an operation on a record has inputs in addition to its key, also optional ones ("permanent", a
 * reason).
 */
export function hasInputs(operation: Operation, resource: Resource): boolean {
  const { parameters, body } = withoutKeyList(operation);
  const keyNames = new Set(resource.key.map(({ parameter }) => parameter));
  const hasParameter = parameters.some((parameter) => {
    const { name, in: location, isRequired, isSetting, field } = parameter;
    return (
      (location === "query" ||
        (isRequired && location !== "path" && field.default === undefined)) &&
      isSetting !== true &&
      isOffered(operation, parameter) &&
      !isVersionParameter(parameter, resource) &&
      !keyNames.has(name)
    );
  });
  const fields = body?.field.kind === "group" ? body.field.fields : undefined;
  const hasBodyInput = fields?.some(({ name }) => !keyNames.has(name)) ?? body !== undefined;
  return hasParameter || hasBodyInput;
}

/** True for a parameter that the form of an operation offers. A deletion needs no selection of the response. */
export function isOffered({ role }: Operation, parameter: Parameter): boolean {
  if (parameter.isOfList === true) return false;
  return role !== "remove" || !selectsResponse(parameter);
}

/** Operation on one record: without the input for a list of keys. */
function withoutKeyList(operation: Operation): Operation {
  const { keys, body, ...rest } = operation;
  const [name] = keys?.path ?? [];
  if (keys === undefined) return operation;
  if (keys.in === "query") {
    const parameters = rest.parameters.filter((one) => one.name !== name);
    return { ...rest, ...(body && { body }), parameters };
  }
  if (body?.field.kind !== "group") return rest;
  const fields = body.field.fields.filter((one) => one.name !== name);
  return fields.length === 0
    ? rest
    : { ...rest, body: { ...body, field: { ...body.field, fields } } };
}
