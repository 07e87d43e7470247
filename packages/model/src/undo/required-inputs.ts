import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { envelopeField } from "#request/writes/envelope.ts";
import { isVersionParameter } from "#request/writes/version-parameters.ts";

/** Lists the required inputs of an operation that neither the record nor a default provides. */
export function requiredInputs(
  operation: Operation,
  resource: Pick<Resource, "key" | "parents" | "fields">,
): readonly string[] {
  const { key, parents } = resource;
  const settled = new Set([...key, ...parents].map(({ parameter }) => parameter));
  // Without a body, the values are query parameters.
  const isRecords = operation.body === undefined && operation.method !== "delete";
  const parameters = operation.parameters.filter((parameter) => {
    const { name, in: position, isRequired, isSetting, field } = parameter;
    return (
      isRequired &&
      isSetting !== true &&
      (position === "header" || (position === "query" && !isRecords)) &&
      !isVersionParameter(parameter, resource) &&
      field.default === undefined &&
      !settled.has(name)
    );
  });
  const envelope = envelopeField(operation, new Set(key.map(({ parameter }) => parameter)));
  const members = envelope?.isRequired === true ? envelope.fields : [];
  return [
    ...parameters.map(({ name }) => name),
    ...members.filter((one) => one.isRequired && one.default === undefined).map(({ name }) => name),
  ];
}
