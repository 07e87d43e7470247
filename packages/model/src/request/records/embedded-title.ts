import type { ReferenceField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { memberTitle } from "./member-title.ts";

/** Title in the value of a reference that contains the record: at the described path, or the text that names the record. */
export function embeddedTitle(
  { keyPath, titlePath }: Pick<ReferenceField, "keyPath" | "titlePath">,
  value: unknown,
): string | undefined {
  if (!isJsonObject(value)) return undefined;
  if (keyPath.length === 0) return memberTitle(value);
  return titlePath && titleAt(value, titlePath);
}

/** Text at a path of a record, with the first name if it is a last name. */
export function titleAt(record: unknown, path: JsonPath): string | undefined {
  const title = scalarText(valueAt(record, path));
  if (title === undefined || title === "") return undefined;
  const first = firstName(record, path);
  return first === undefined ? title : `${first} ${title}`;
}

/** The first name next to a last name, in any spelling: `given_name` of `family_name`, `FirstName` of `LastName`. */
function firstName(value: unknown, path: JsonPath): string | undefined {
  if (!LAST.test(path.at(-1) ?? "")) return undefined;
  const siblings = valueAt(value, path.slice(0, -1));
  if (!isJsonObject(siblings)) return undefined;
  const [, first] = Object.entries(siblings).find(([name]) => FIRST.test(name)) ?? [];
  return typeof first === "string" && first !== "" ? first : undefined;
}

const LAST = /^(?:(?:last|family)[_-]?name|surname)$/i;
const FIRST = /^(?:(?:first|given)[_-]?name|forename)$/i;
