import type { ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { memberTitle } from "./member-title.ts";

/** Title in the value of a reference that contains the record: at the described path, or the text that names the record. */
export function embeddedTitle(
  { keyPath, titlePath }: Pick<ReferenceField, "keyPath" | "titlePath">,
  value: unknown,
): string | undefined {
  if (!isJsonObject(value)) return undefined;
  if (keyPath.length === 0) return memberTitle(value);
  if (titlePath === undefined) return undefined;
  const title = valueAt(value, titlePath);
  if (typeof title !== "string" || title === "") return undefined;
  const first = valueAt(value, firstNameOf(titlePath));
  return typeof first === "string" && first !== "" ? `${first} ${title}` : title;
}

/** Path of the first name next to a last name: `given_name` of `family_name`. Empty next to another title. */
function firstNameOf(path: JsonPath): JsonPath {
  const last = path.at(-1) ?? "";
  const first = last.replace(/^last(?=_?name$)/i, "first").replace(/^family(?=_?name$)/i, "given");
  return first === last ? [] : [...path.slice(0, -1), first];
}
