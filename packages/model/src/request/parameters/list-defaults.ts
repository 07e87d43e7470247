import { ownMember } from "#own/own-member.ts";
import type { SettingLocation } from "#types/http.ts";
import type { Operation, Parameter } from "#types/operation.ts";

/**
 * Optional parameters that a request leaves out although the description has a value for them: a default, or the only
 * choice. The sender adds them if the API refuses calls without them.
 */
export function listDefaults(
  { parameters }: Pick<Operation, "parameters">,
  values: Readonly<Record<string, unknown>>,
): readonly SettingLocation[] {
  return parameters.flatMap((parameter) => {
    const { in: location, name, isRequired } = parameter;
    if (isRequired || (location !== "query" && location !== "header")) return [];
    const value = ownMember(values, name) === undefined ? readValue(parameter) : undefined;
    return value === undefined ? [] : [{ in: location, name, default: value }];
  });
}

function readValue({ field }: Parameter): string | undefined {
  const [choice, ...others] = field.kind === "choice" ? field.choices : [];
  const value = field.default ?? (others.length === 0 ? choice?.value : undefined);
  // Headers of null and of objects have no usual form.
  return value === undefined || typeof value === "object" ? undefined : String(value);
}
