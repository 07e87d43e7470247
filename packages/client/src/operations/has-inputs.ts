import { type Operation, type Resource, withoutKeyList } from "@quarterdeck/model";

/**
 * True if an operation on a record has inputs in addition to its key, also optional ones ("permanent", a
 * reason).
 */
export function hasInputs(operation: Operation, resource: Resource): boolean {
  const { parameters, body } = withoutKeyList(operation);
  const keyNames = new Set(resource.key.map(({ parameter }) => parameter));
  const hasParameter = parameters.some(
    ({ name, in: location, isRequired, isSetting, isOfList, field }) =>
      (location === "query" ||
        (isRequired && location !== "path" && field.default === undefined)) &&
      isSetting !== true &&
      isOfList !== true &&
      name.toLowerCase() !== "if-match" &&
      !keyNames.has(name),
  );
  const fields = body?.field.kind === "group" ? body.field.fields : undefined;
  const hasBodyInput = fields?.some(({ name }) => !keyNames.has(name)) ?? body !== undefined;
  return hasParameter || hasBodyInput;
}
