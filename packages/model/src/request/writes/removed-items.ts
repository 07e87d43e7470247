import type { Field, ListField } from "#types/field.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

const KEYS = ["id", "_id", "uuid", "guid", "ID", "Id"];

/**
 * The members of a change in which lists contain their removed items with a mark, if the API needs that: those that
 * `before` has and the change does not. An item that the record does not have is new, so it has no key.
 */
export function markRemovedItems(content: unknown, before: unknown, field: Field): unknown {
  if (field.kind === "list" && Array.isArray(content))
    return markItems(content, Array.isArray(before) ? before : [], field);
  if (field.kind !== "group" || !isJsonObject(content)) return content;
  const fields = new Map(field.fields.map((own) => [own.name, own]));
  const entries = Object.entries(content).map(([name, value]) => {
    const own = fields.get(name);
    return [name, own ? markRemovedItems(value, valueAt(before, [name]), own) : value] as const;
  });
  return Object.fromEntries(entries);
}

function markItems(
  items: readonly unknown[],
  before: readonly unknown[],
  { item, removedBy }: ListField,
): readonly unknown[] {
  if (removedBy === undefined) return items;
  const stored = new Map(before.map((one) => [keyOf(one)?.text, one]));
  const present = items.map((one) => {
    const key = keyOf(one);
    if (key === undefined || stored.has(key.text))
      return markRemovedItems(one, key && stored.get(key.text), item);
    return withoutMember(one, key.name);
  });
  const texts = new Set(items.map((one) => keyOf(one)?.text));
  const removed = before.flatMap((one) => {
    const key = keyOf(one);
    return key === undefined || texts.has(key.text)
      ? []
      : [{ [key.name]: valueAt(one, [key.name]), [removedBy]: true }];
  });
  return [...present, ...removed];
}

function keyOf(item: unknown): { readonly name: string; readonly text: string } | undefined {
  for (const name of KEYS) {
    const text = scalarText(valueAt(item, [name]));
    if (text !== undefined && text !== "") return { name, text };
  }
  return undefined;
}

function withoutMember(item: unknown, name: string): unknown {
  if (!isJsonObject(item)) return item;
  return Object.fromEntries(Object.entries(item).filter(([own]) => own !== name));
}
