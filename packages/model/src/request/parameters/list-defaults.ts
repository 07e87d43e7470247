import type { SettingLocation } from "#types/http.ts";
import type { Parameter } from "#types/operation.ts";

/** Parameters that a request leaves out, with their defaults or only choices, as the sender adds them. */
export function listDefaults(
  parameters: readonly (Parameter | SettingLocation)[] = [],
): readonly SettingLocation[] {
  return parameters.flatMap((parameter) => {
    const { in: location, name } = parameter;
    if (location !== "query" && location !== "header") return [];
    if (!("field" in parameter)) return [parameter];
    const { field } = parameter;
    const value = field.default ?? (field.kind === "choice" ? field.choices[0]?.value : undefined);
    // Headers of null and of objects have no usual form.
    if (value === undefined || typeof value === "object") return [];
    return [{ in: location, name, default: String(value) }];
  });
}
