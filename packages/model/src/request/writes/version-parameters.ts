import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
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
  if (location === "path" || !(isVersionName(name) || isStampName(name))) return false;
  return findVersion(fields, name)?.field.kind === kind;
}

/** True for a text that the server changes with the record, such as the `timestamp` of SQL Server. */
function isStampName(name: string): boolean {
  return /^(?:timestamp|etag|concurrency(?:stamp|token)|change(?:stamp|key)|synctoken)$/.test(
    fold(name),
  );
}

interface VersionField {
  readonly field: Field;
  readonly path: JsonPath;
}

/**
 * Field with the name of the parameter, else with another spelling of it: `timeStamp` for `?timestamp=`; the number in
 * `Version: {Index: 7}`.
 */
function findVersion(fields: Resource["fields"], name: string): VersionField | undefined {
  const isText = isStampName(name);
  const own = fields.filter(({ kind }) => !isText || kind === "text");
  const field =
    own.find((one) => one.name === name) ?? own.find((one) => fold(one.name) === fold(name));
  if (field?.kind !== "group") return field && { field, path: [field.name] };
  const [inner, ...others] = field.fields;
  if (inner?.kind !== "number" || others.length > 0) return undefined;
  return { field: inner, path: [field.name, inner.name] };
}

function fold(name: string): string {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}

/** Values of these parameters for a record. */
export function versionParameters(
  { parameters }: Operation,
  resource: Pick<Resource, "fields">,
  record: unknown,
): ParameterValues {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const version = findVersion(resource.fields, parameter.name);
      const value = valueAt(record, version?.path ?? [parameter.name]);
      const isFilled =
        isVersionParameter(parameter, resource) && value !== undefined && value !== null;
      return isFilled ? [[parameter.name, value] as const] : [];
    }),
  );
}
