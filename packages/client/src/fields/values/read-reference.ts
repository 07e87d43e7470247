import {
  embeddedTitle,
  isExactNumber,
  memberKey,
  type ReferenceField,
  valueAt,
} from "@quarterdeck/model";

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
  const { keyPath, isLastSegment } = field;
  // The last segment of a resource name (`users/1`) or an address is the key.
  const keyOf = (own: unknown) => readKey(own)?.replace(isLastSegment ? BEFORE_LAST : "", "");
  const bare = keyOf(value);
  if (bare !== undefined) return { key: bare, title: undefined };
  // A key, or the record itself if the request expands it.
  const isExpanded = keyPath.length === 0;
  const key = isExpanded ? readKey(memberKey(value)) : keyOf(valueAt(value, keyPath));
  if (key === undefined) return undefined;
  return { key, title: embeddedTitle(field, value) };
}

/** Text under which the title of a record is stored: its key, or the value of other fields with their names. */
export function titleKeyOf(
  { alternateKeys }: Pick<ReferenceField, "alternateKeys">,
  key: string,
): string {
  const text = encodeURIComponent(key);
  return alternateKeys === undefined || key === "" ? text : `${text}?${alternateKeys.join()}`;
}

/** Text before and after the last segment of `https://a.example/users/1/?x=2`. */
const BEFORE_LAST = /^[^?#]*\/(?=[^/?#])|\/*(?:[?#].*)?$/g;

function readKey(value: unknown): string | undefined {
  if (typeof value === "number" || isExactNumber(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
