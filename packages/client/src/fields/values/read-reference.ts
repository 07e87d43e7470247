import { type ReferenceField, isExactNumber, valueAt } from "@quarterdeck/model";

/** Key of a referenced record, and its title if the value contains it. */
export interface Reference {
  readonly key: string;
  readonly title: string | undefined;
}

/** Reads a reference: a key, or an embedded record with a key. */
export function readReference(
  field: Pick<ReferenceField, "keyPath" | "titlePath" | "isLastSegment">,
  value: unknown,
): Reference | undefined {
  const bare = readKey(value);
  if (bare !== undefined) {
    // The last segment of a resource name (`users/1`) is the key.
    const key = field.isLastSegment === true ? (bare.split("/").at(-1) ?? bare) : bare;
    return { key, title: undefined };
  }
  if (field.keyPath.length === 0) return undefined;
  const key = readKey(valueAt(value, field.keyPath));
  if (key === undefined) return undefined;
  const title = field.titlePath === undefined ? undefined : valueAt(value, field.titlePath);
  return { key, title: typeof title === "string" && title !== "" ? title : undefined };
}

function readKey(value: unknown): string | undefined {
  if (typeof value === "number" || isExactNumber(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
