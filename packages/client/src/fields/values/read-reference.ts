import {
  isExactNumber,
  type JsonPath,
  memberKey,
  memberTitle,
  type ReferenceField,
  valueAt,
} from "@quarterdeck/model";
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
  const { keyPath, titlePath, isLastSegment } = field;
  // The last segment of a resource name (`users/1`) or an address is the key.
  const keyOf = (own: unknown) => readKey(own)?.replace(isLastSegment ? BEFORE_LAST : "", "");
  const bare = keyOf(value);
  if (bare !== undefined) return { key: bare, title: undefined };
  // A key, or the record itself if the request expands it.
  const isExpanded = keyPath.length === 0;
  const key = isExpanded ? readKey(memberKey(value)) : keyOf(valueAt(value, keyPath));
  if (key === undefined) return undefined;
  if (isExpanded) return isRecord(value) ? { key, title: memberTitle(value) } : undefined;
  const title = titlePath === undefined ? undefined : valueAt(value, titlePath);
  if (typeof title !== "string" || title === "") return { key, title: undefined };
  const first = titlePath && valueAt(value, firstNameOf(titlePath));
  return { key, title: typeof first === "string" && first !== "" ? `${first} ${title}` : title };
}

/** Path of the first name next to a last name: `given_name` of `family_name`. Empty next to another title. */
function firstNameOf(path: JsonPath): JsonPath {
  const last = path.at(-1) ?? "";
  const first = last.replace(/^last(?=_?name$)/i, "first").replace(/^family(?=_?name$)/i, "given");
  return first === last ? [] : [...path.slice(0, -1), first];
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
