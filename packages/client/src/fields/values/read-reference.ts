import { isExactNumber, memberTitle, type ReferenceField, valueAt } from "@quarterdeck/model";
import { isRecord } from "./record-value.ts";

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
    const key = field.isLastSegment === true ? lastSegment(bare) : bare;
    return { key, title: undefined };
  }
  // A key, or the record itself if the request expands it.
  if (field.keyPath.length === 0) {
    const id = readKey(valueAt(value, ["id"]));
    return id === undefined || !isRecord(value)
      ? undefined
      : { key: id, title: memberTitle(value) };
  }
  const key = readKey(valueAt(value, field.keyPath));
  if (key === undefined) return undefined;
  const title = field.titlePath === undefined ? undefined : valueAt(value, field.titlePath);
  return { key, title: typeof title === "string" && title !== "" ? title : undefined };
}

/** Last segment of a path or an address: `https://a.example/users/1/` is 1. */
function lastSegment(text: string): string {
  const path = text.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path.split("/").at(-1) ?? text;
}

function readKey(value: unknown): string | undefined {
  if (typeof value === "number" || isExactNumber(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
