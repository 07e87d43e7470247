import type { SettingLocation } from "#types/http.ts";
import type { Call } from "#infer/calls/call.ts";

/** The settings that a call declares, for a call that is made without its operation at hand. */
export function listSettingLocations({ parameters }: Call): {
  readonly settings?: readonly SettingLocation[];
} {
  const settings = parameters.flatMap(({ parameter: { isSetting, name, in: place } }) =>
    isSetting ? [{ in: place, name }] : [],
  );
  return settings.length === 0 ? {} : { settings };
}
