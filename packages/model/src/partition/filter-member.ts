import type { Field } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { Referrer } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";

/** Members that name a record and that filters take in place of its key. */
const NAMES = /^(?:name|title|slug|code|label|username|login|email|symbol|sku|number)$/i;

const IDS = /\b(?:ids?|identifiers?|uuids?|guids?|keys?)\b/i;

type FilterMember = Pick<Referrer, "member" | "isByMember" | "isUnproven">;

/** Member of the referred record that the field has in place of its key; nothing if it may have the key. */
export function findReferenceMember(field: Field, { key }: Resource): FilterMember {
  if (field.kind !== "reference" && field.kind !== "references") return {};
  const [member, ...others] = field.alternateKeys ?? [];
  if (member === undefined || key[0]?.field.join("\0") === member) return {};
  return { member, isByMember: true, ...(others.length > 0 ? { isUnproven: true } : {}) };
}

/**
 * Finds the member of a referred record that the filter of a list takes, by the words and the examples of the filter.
 * Without evidence, a filter of embedded records takes the key, and an empty response proves nothing.
 */
export function findFilterMember(filter: Filter, field: Field, target: Resource): FilterMember {
  if (field.kind !== "reference" && field.kind !== "references") return {};
  const own = findReferenceMember(field, target);
  if (own.member !== undefined) return own;
  const { description = "", example } = filter.field;
  const keys = new Set(target.key.map(({ field: [name] }) => name));
  const others = target.fields.filter(({ name }) => NAMES.test(name) && !keys.has(name));
  const named = others.find(({ name }) => hasWord(description, name));
  if (IDS.test(description.replaceAll(/([a-z])([A-Z])/g, "$1 $2"))) return {};
  const match = named ?? (excludesKey(example, target, keys) ? others[0] : undefined);
  if (match !== undefined) return { member: match.name };
  const isExact = field.keyPath.length === 0 || isKeyName(filter.name, keys) || isTyped(filter);
  return isExact || keys.has(undefined) ? {} : { isUnproven: true };
}

/** True if words contain a name in the singular or the plural. */
function hasWord(words: string, name: string): boolean {
  return new RegExp(`\\b${name}s?\\b`, "i").test(words);
}

/** True if the key is a number and the example of the filter is not. */
function excludesKey(
  shown: unknown,
  target: Resource,
  keys: ReadonlySet<string | undefined>,
): boolean {
  const key = target.fields.find(({ name }) => keys.has(name));
  return key?.kind === "number" && typeof shown === "string" && !/\d/.test(shown);
}

/** `customerId`, `customer.id`, `customer__id` */
function isKeyName(filter: string, keys: ReadonlySet<string | undefined>): boolean {
  const last = /(?:^|[^a-z]|(?=[A-Z]))([A-Za-z]+)\]?$/.exec(filter)?.[1] ?? "";
  return /id$/i.test(filter) || [...keys].some((key) => key?.toLowerCase() === last.toLowerCase());
}

/** True if the filter accepts only keys, not any text. */
function isTyped({ field: { kind, ...field } }: Filter): boolean {
  if (kind === "number" || kind === "reference" || kind === "references") return true;
  return kind === "text" && "format" in field && field.format === "uuid";
}
