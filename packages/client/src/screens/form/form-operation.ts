import { type ModelPart, type Operation, type Resource, writtenField } from "@quarterdeck/model";

/** An operation as its form asks for it: the record without envelope, and no parameter that its place settles. */
export function formOperation(
  part: ModelPart,
  resource: Resource,
  operation: Operation,
): Operation {
  const field = writtenField(part, resource, operation);
  const isInQuery = operation.body === undefined;
  return {
    ...operation,
    parameters: operation.parameters.filter(
      ({ in: place, name, isSetting }) =>
        place !== "path" &&
        isSetting !== true &&
        name.toLowerCase() !== "if-match" &&
        !(isInQuery && place === "query"),
    ),
    body: {
      isRequired: operation.body?.isRequired ?? false,
      mediaType: operation.body?.mediaType ?? "application/json",
      mediaTypes: operation.body?.mediaTypes ?? ["application/json"],
      field,
    },
  };
}
