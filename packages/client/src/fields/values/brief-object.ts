import { isExactNumber, memberTitle, ownMember } from "@quarterdeck/model";
import type { RecordValue } from "./record-value.ts";

const mostMembers = 6;

/** An object in one line: `severity: critical`. Undefined if it has no name and other members than texts and numbers. */
export function briefObject(value: RecordValue): string | undefined {
  const name = memberTitle(value) ?? textOf(ownMember(value, "key"));
  const own = textOf(ownMember(value, "value"));
  if (name !== undefined) return own === undefined ? name : `${name}: ${own}`;
  const members = Object.entries(value).filter(([, inner]) => inner !== null && inner !== "");
  const texts = members.map(([, inner]) => textOf(inner));
  if (texts.length === 0 || texts.length > mostMembers) return undefined;
  if (texts.includes(undefined)) return undefined;
  return members.map(([member], index) => `${member}: ${texts[index]}`).join(", ");
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return String(value);
  return typeof value === "number" || isExactNumber(value) ? String(value) : undefined;
}
