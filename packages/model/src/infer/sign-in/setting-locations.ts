import type { SettingLocation } from "#types/http.ts";
import type { Call } from "#infer/calls/call.ts";

/** Settings of a call, for requests that are built without its operation. */
export function listSettingLocations({ parameters }: Call): {
  readonly settings?: readonly SettingLocation[];
} {
  const settings = parameters.flatMap(({ parameter: { isSetting, name, in: location } }) =>
    isSetting ? [{ in: location, name }] : [],
  );
  return settings.length === 0 ? {} : { settings };
}

/** Key of a parameter by location and name. Header names are case-insensitive (RFC 9110, section 5.1). */
export function parameterKey({ in: location, name }: SettingLocation): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}
