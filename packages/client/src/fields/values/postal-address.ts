import { type Field, ownMember } from "@quarterdeck/model";
import { isRecord, type RecordValue } from "./record-value.ts";
import { snakeCase } from "./snake-case.ts";

/** Name of the first line of an address, or of a whole one; the prefix is before it. */
const first =
  /^((?:.*?_)??)(?:street(?:_address|_name|_line)?|(?:full_|postal_)?address(?:_line)?|line)(?:_?1)?$/;
const otherAddress = /(?:^|_)(?:e?mail|ip|mac|web|wallet|url|http|host|network)_/;

/** Further parts in the order of a letter. */
const others: readonly RegExp[] = [
  /^(?:house_?number|street_?number|number)$/,
  /^(?:zip|zip_?code|postal_?code|post_?code)$/,
  /^(?:city|town|locality)$/,
  /^(?:region|province|county)$/,
  /^(?:country|country_?(?:code|name))$/,
];

/** Postal address in one line, of its first field or of an object; undefined for other fields. */
export function postalAddress(
  { name, kind, ...field }: Field,
  fields: readonly Field[],
  record: RecordValue,
): string | undefined {
  const value = ownMember(record, name);
  const word = snakeCase(name);
  const prefix = first.exec(word)?.[1];
  if (prefix === undefined || otherAddress.test(word)) return undefined;
  if (kind === "group" && isRecord(value) && "fields" in field) {
    const inner = field.fields.find((one) => first.test(snakeCase(one.name)));
    return inner && postalAddress(inner, field.fields, value);
  }
  if ((kind !== "text" && kind !== "long-text") || typeof value !== "string") return undefined;
  const further = others.flatMap((pattern) => {
    const other = fields.find((one) => isPart(snakeCase(one.name), prefix, pattern));
    const text = other && ownMember(record, other.name);
    return typeof text === "string" && text.trim() !== "" ? [text] : [];
  });
  // A street alone is in many cities.
  const isWhole = /address$/.test(word) && /\s/.test(value.trim());
  if (further.length === 0 && !isWhole) return undefined;
  return [value, ...further].join(", ").replaceAll(/\s+/g, " ").slice(0, 300);
}

function isPart(word: string, prefix: string, pattern: RegExp): boolean {
  return word.startsWith(prefix) && pattern.test(word.slice(prefix.length));
}
