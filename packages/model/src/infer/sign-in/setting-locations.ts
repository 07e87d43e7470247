import type { SettingLocation } from "#types/http.ts";
import type { Parameter } from "#types/operation.ts";
import type { Call } from "#infer/calls/call.ts";

/** Settings and defaults of a call, for requests that are built without its operation. */
export function listSettingLocations({ parameters }: Call): {
  readonly settings?: readonly SettingLocation[];
} {
  const settings = parameters.flatMap(({ parameter }) => {
    const { isSetting, name, in: location } = parameter;
    if (isSetting) return [{ in: location, name }];
    const value = readDefault(parameter);
    if (value === undefined) return [];
    const isOptional = !parameter.isRequired;
    return [{ in: location, name, default: value, ...(isOptional && { isOptional }) }];
  });
  return settings.length === 0 ? {} : { settings };
}

/** Key of a parameter by location and name. Header names are case-insensitive (RFC 9110, section 5.1). */
export function parameterKey({ in: location, name }: SettingLocation): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

/** Default of a parameter in the query or in a header: an API version that all operations require. */
function readDefault({ in: location, field }: Parameter): string | undefined {
  if (location !== "query" && location !== "header") return undefined;
  const { default: value } = field;
  return typeof value === "object" || value === undefined ? undefined : String(value);
}
