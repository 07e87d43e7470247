import type { Operation, Parameter } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import type { ParameterValues } from "#request/parameters/write-request.ts";
import { valueAt } from "#request/values/value-at.ts";
import { isVersionName } from "./record-version.ts";

/**
 * True for a parameter with the version of the record that a write changes or removes (`DELETE /members/7?version=3`,
 * `?rev=`): a version under this name is a field of the record. Its ETag belongs in `If-Match`.
 */
export function isVersionParameter(
  { name, in: location, field: { kind } }: Parameter,
  { fields }: Pick<Resource, "fields">,
): boolean {
  if (name.toLowerCase() === "if-match") return true;
  if (location === "path" || !isVersionName(name)) return false;
  return fields.some((one) => one.name === name && one.kind === kind);
}

/** Values of these parameters for a record. */
export function versionParameters(
  { parameters }: Operation,
  resource: Pick<Resource, "fields">,
  record: unknown,
): ParameterValues {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = valueAt(record, [parameter.name]);
      const isFilled =
        isVersionParameter(parameter, resource) && value !== undefined && value !== null;
      return isFilled ? [[parameter.name, value] as const] : [];
    }),
  );
}
