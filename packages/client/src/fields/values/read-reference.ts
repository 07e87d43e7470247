import { type ReferenceField, isExactNumber, valueAt } from "@quarterdeck/model";

/** A record that a value points at, with its title where the value carries one. */
export interface Reference {
  readonly key: string;
  readonly title: string | undefined;
}

/** A reference is a bare key, or an embedded record that holds one. */
export function readReference(
  field: Pick<ReferenceField, "keyPath" | "titlePath" | "isLastSegment">,
  value: unknown,
): Reference | undefined {
  const bare = readKey(value);
  if (bare !== undefined) {
    // Of a resource name (`users/1`) the address takes the end.
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
