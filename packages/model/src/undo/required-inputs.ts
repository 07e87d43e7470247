import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { envelopeField } from "#request/writes/envelope.ts";

/** Lists the required inputs of an operation that neither the record nor a default provides. */
export function requiredInputs(
  operation: Operation,
  { key, parents }: Pick<Resource, "key" | "parents">,
): readonly string[] {
  const settled = new Set([...key, ...parents].map(({ parameter }) => parameter));
  // Without a body, the values are query parameters.
  const isRecords = operation.body === undefined && operation.method !== "delete";
  const parameters = operation.parameters.filter(
    ({ name, in: position, isRequired, isSetting, field }) =>
      isRequired &&
      isSetting !== true &&
      (position === "header" || (position === "query" && !isRecords)) &&
      name.toLowerCase() !== "if-match" &&
      field.default === undefined &&
      !settled.has(name),
  );
  const envelope = envelopeField(operation, new Set(key.map(({ parameter }) => parameter)));
  const members = envelope?.isRequired === true ? envelope.fields : [];
  return [
    ...parameters.map(({ name }) => name),
    ...members.filter((one) => one.isRequired && one.default === undefined).map(({ name }) => name),
  ];
}
