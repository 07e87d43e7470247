import { areLanguages } from "#own/language-members.ts";
import { ownMember } from "#own/own-member.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

const NAMES = [
  "name",
  "title",
  "label",
  "display_name",
  "displayName",
  "full_name",
  "fullName",
  "friendly_name",
  "username",
  "login",
  "email",
];

/** Names that each kind of record may give its key. */
const KEYS = ["id", "_id", "uuid", "key"];

/** Key of an embedded record whose description does not show its name. */
export function memberKey(value: unknown): unknown {
  return KEYS.map((name) => valueAt(value, [name])).find((key) => key !== undefined);
}

/** Text that names an object: a member such as `name`, or the English one of texts by language. */
export function memberTitle(value: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of NAMES) {
    const text = scalarText(ownMember(value, name));
    if (text !== undefined && text !== "") return text;
  }
  const entries = Object.entries(value);
  const areTexts = entries.every(([, text]) => text === null || typeof text === "string");
  if (!areTexts || !areLanguages(entries.map(([name]) => name))) return undefined;
  const texts = entries.flatMap(([name, text]) => (text ? [[name, String(text)] as const] : []));
  return (texts.find(([name]) => name.startsWith("en")) ?? texts[0])?.[1];
}

/** True if the members of a value are expected to name it. */
export function hasMemberTitle(names: readonly string[]): boolean {
  return names.some((name) => NAMES.includes(name)) || areLanguages(names);
}
