import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { askedAround } from "#request/envelope.ts";

/** What an operation must be told beside the record and its place, and no default says: a reason, a number of the form. */
export function askedNames(
  operation: Operation,
  { key, parents }: Pick<Resource, "key" | "parents">,
): readonly string[] {
  const settled = new Set([...key, ...parents].map(({ parameter }) => parameter));
  // Without a body the values themselves go in the query.
  const isRecords = operation.body === undefined && operation.method !== "delete";
  const parameters = operation.parameters.filter(
    ({ name, in: place, isRequired, isSetting, field }) =>
      isRequired &&
      isSetting !== true &&
      (place === "header" || (place === "query" && !isRecords)) &&
      name.toLowerCase() !== "if-match" &&
      field.default === undefined &&
      !settled.has(name),
  );
  const around = askedAround(operation, new Set(key.map(({ parameter }) => parameter)));
  const members = around?.isRequired === true ? around.fields : [];
  return [
    ...parameters.map(({ name }) => name),
    ...members.filter((one) => one.isRequired && one.default === undefined).map(({ name }) => name),
  ];
}
